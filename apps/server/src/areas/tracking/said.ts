import type { Said } from './carriers/carrier.ts';

type Stored = Omit<Said, 'at' | 'saidAt'> & { readonly at: string; readonly saidAt: string };

/** What carriers said as the database holds it, with instants again. */
export function readSaid(stored: unknown): Said[] {
  return (stored as readonly Stored[]).map((each) => ({
    ...each,
    at: new Date(each.at),
    saidAt: new Date(each.saidAt),
  }));
}

export function writeSaid(said: readonly Said[]): string {
  return JSON.stringify(said);
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
  return isoType === null ? null : (boxNames[isoType] ?? isoType.slice(0, 4));
}
