import { useSyncExternalStore } from 'react';
import { houseZone } from './format.ts';

const never = () => () => undefined;

/** The time zone of the reader's browser; that of the house where the server draws, and until a drawn page is taken over. */
export function useReaderZone(): string {
  return useSyncExternalStore(never, readerZone, () => houseZone);
}

/** The time zone of this browser. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
