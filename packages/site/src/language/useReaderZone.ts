import { useSyncExternalStore } from 'react';
import { houseZone } from './format.ts';

const never = () => () => undefined;

/**
 * Returns the time zone of the reader's browser; the operator's on the server, and until a server-rendered page is
 * hydrated.
 */
export function useReaderZone(): string {
  return useSyncExternalStore(never, readerZone, () => houseZone);
}

/** The time zone of this browser. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
