import type { Market } from '@fairway/gateway/contract/dataChart';

/** The transit times of the sailings of a market. */
export interface TransitSpan {
  readonly least: number;
  readonly most: number;
  /** The days that most sailings take; the fewer where two are as usual. */
  readonly usual: number;
}

/** The shortest, longest and most usual way; null where nothing sails. */
export function spanOf(transit: Market['transit']): TransitSpan | null {
  const sailed = transit.filter(({ sailings }) => sailings > 0);
  const [first, last] = [sailed[0], sailed.at(-1)];
  if (!first || !last) return null;
  const usual = sailed.reduce((most, each) => (each.sailings > most.sailings ? each : most), first);
  return { least: first.days, most: last.days, usual: usual.days };
}

/** `2026-W48` as 48. */
export function weekNumber(week: string): number {
  return Number(week.slice(-2));
}
