import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { useGateway } from '@fairway/site';
import { cutText } from '@fairway/trade';
import { useEffect, useState } from 'react';

/** The pause in typing, in ms, after which the server is queried. */
const pauseMs = 150;

/** Returns the ids of the routes that the port search finds for a text; null until the response arrives, or if none does. */
export function useMatches(text: string): ReadonlySet<string> | null {
  const { send } = useGateway();
  const [matches, setMatches] = useState<{ keyword: string; ids: ReadonlySet<string> } | null>(null);
  const keyword = cutText(text.trim(), 80);
  useEffect(() => {
    if (keyword === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      send(seaRoute.selectMatches, { query: { keyword } }, { signal: leaving.signal }).then(
        ({ ids }) => setMatches({ keyword, ids: new Set(ids) }),
        // The names and codes that are here already are searched instead.
        () => setMatches(null),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [keyword, send]);
  return matches?.keyword === keyword ? matches.ids : null;
}
