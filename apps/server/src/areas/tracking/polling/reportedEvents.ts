import { cutText } from '@fairway/trade';
import type { ReportedEvent } from '../digest/types.ts';

/** Rows of an earlier release lack the fields that were added later. */
type Later = 'place' | 'transit' | 'listed';
type Stored = Omit<ReportedEvent, 'at' | 'saidAt' | Later> &
  Partial<Pick<ReportedEvent, Later>> & { readonly at: string; readonly saidAt: string };

/** Reads events from the database, with instants again. */
export function parseEvents(stored: unknown): ReportedEvent[] {
  return (stored as readonly Stored[]).map((each) => ({
    ...each,
    place: each.place ?? null,
    transit: each.transit ?? false,
    listed: each.listed ?? true,
    at: new Date(each.at),
    saidAt: new Date(each.saidAt),
  }));
}

export function serializeEvents(events: readonly ReportedEvent[]): string {
  return JSON.stringify(events);
}

/** Size and type of ISO 6346 as the trade calls them. */
const boxNames: Readonly<Record<string, string>> = {
  '22G1': '20GP',
  '42G1': '40GP',
  '45G1': '40HQ',
  L5G1: '45HQ',
  '22R1': '20RF',
  '45R1': '40RH',
  '22U1': '20OT',
  '42U1': '40OT',
  '22P3': '20FR',
  '42P3': '40FR',
  '22T6': '20TK',
};

/** A box by the name the trade uses; its ISO code where the trade has none. */
export function boxName(isoType: string | null): string | null {
  return isoType === null ? null : (boxNames[isoType] ?? cutText(isoType, 4));
}
