import { useSite } from '@fairway/site';
import { useEffect, useState } from 'react';
import { useWords } from './words.ts';

const minute = 60_000;

/** The time on the clocks of a port, which goes on while the page stays open. */
export function TimeThere({ zone }: { zone: string }) {
  const { format } = useWords();
  const { now } = useSite();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const next = setTimeout(() => setAt(now()), minute - (at.getTime() % minute));
    return () => clearTimeout(next);
  }, [at, now]);
  return format.portTime({ at: at.toISOString(), zone });
}
