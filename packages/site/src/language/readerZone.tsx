import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { houseZone } from './format.ts';

const ReaderZoneContext = createContext(houseZone);

/** Returns the time zone of the reader; the operator's on the server, and until a server-rendered page is hydrated. */
export function useReaderZone(): string {
  return useContext(ReaderZoneContext);
}

export interface ReaderZoneProps {
  /** Whether the page was rendered by the server, which does not have the reader's zone. */
  isServerRendered: boolean;
  children: ReactNode;
}

export function ReaderZone({ isServerRendered, children }: ReaderZoneProps) {
  const [zone, setZone] = useState(isServerRendered ? houseZone : readerZone);
  // Every text with a time is rendered again: in one piece that blocked a slow phone for 300 ms, a transition is sliced.
  useEffect(() => startTransition(() => setZone(readerZone())), []);
  return <ReaderZoneContext value={zone}>{children}</ReaderZoneContext>;
}

/** The time zone of this browser. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
