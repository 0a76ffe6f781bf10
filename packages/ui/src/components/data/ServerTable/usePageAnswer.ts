import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStable } from '../../../hooks/useStable.ts';
import { answerFor, createPageSource, type PageAnswer, type ServerPage } from './pageSource.ts';

interface PageRequest<Row> {
  /** Names the request; another key is another page. */
  key: string;
  fetchPage: (signal: AbortSignal) => Promise<ServerPage<Row>>;
  /** The page of the first key, if it is there already. */
  firstPage: ServerPage<Row> | undefined;
  /** False where another library fetches. */
  isOn: boolean;
}

/** Fetches the page of a key, and again when the key changes. */
export function usePageAnswer<Row>({ key, firstPage, isOn, ...request }: PageRequest<Row>): PageAnswer<Row> {
  const [source] = useState(() => createPageSource<Row>(firstPage ? { key, page: firstPage } : null));
  const state = useSyncExternalStore(source.subscribe, source.state, source.state);
  const fetchPage = useStable(request.fetchPage);
  const firstKey = useRef(firstPage ? key : null);
  useEffect(() => {
    if (!isOn || firstKey.current === key) return;
    firstKey.current = null;
    void source.load(key, fetchPage);
    return source.stop;
  }, [source, key, fetchPage, isOn]);
  return { ...answerFor(state, key), refetch: () => source.load(key, fetchPage) };
}
