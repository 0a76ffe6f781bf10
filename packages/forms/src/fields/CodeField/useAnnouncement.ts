import { type RefObject, useEffect, useRef, useState } from 'react';
import { announcement } from '../../cooldown/cooldown.ts';
import type { FormMessages } from '../../messages/types.ts';

/**
 * Returns the text of a live region as the cooldown of a key counts: start, 30, 10 and ready. A count that already
 * runs, at load or after typing another target, is not announced.
 */
export function useAnnouncement(
  key: string,
  seconds: number,
  { sent, remaining, ready }: FormMessages['code'],
  sentHere: RefObject<boolean>,
): string {
  const before = useRef({ key, seconds });
  const [message, setMessage] = useState('');
  useEffect(() => {
    const last = before.current.key === key ? before.current.seconds : seconds;
    const now = announcement(last, seconds);
    before.current = { key, seconds };
    if (now === 'ready') setMessage(ready);
    else if (now !== null)
      setMessage(now === 'started' && sentHere.current ? sent(seconds) : remaining(seconds));
    if (now === 'started') sentHere.current = false;
  }, [key, seconds, sent, remaining, ready, sentHere]);
  return message;
}
