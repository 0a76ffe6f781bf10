/** Charges of carriers and terminals for time: inside the terminal, outside it, for both in one clock, or by the terminal. */
export const demurrageKinds = ['demurrage', 'detention', 'combined', 'storage'] as const;
export type DemurrageKind = (typeof demurrageKinds)[number];

export const demurrageDirections = ['import', 'export'] as const;
export type DemurrageDirection = (typeof demurrageDirections)[number];

/** Free days are calendar days, or working days only. Charged days are calendar days in both. */
export const freeDayCounts = ['calendar', 'working'] as const;
export type FreeDayCount = (typeof freeDayCounts)[number];

/** Days of one rate. Free days are numbered too: with 7 free, the first charged day is day 8. */
export interface DemurrageBand {
  readonly fromDay: number;
  /** Null in the last band, which has no end. */
  readonly toDay: number | null;
  /** Minor units for one container and one day. */
  readonly rate: number;
}

/** The problem of bands that a tariff cannot have. */
export type BandProblem = 'format' | 'start' | 'gap' | 'overlap' | 'falling' | 'end';

const longestText = 200;
const mostBands = 10;

/** Reads bands as staff write them, `8-12:60; 13-17:90; 18-:150`, or names their problem. Rates have at most two decimals. */
export function readBands(text: string, freeDays: number): readonly DemurrageBand[] | BandProblem {
  if (text.length > longestText) return 'format';
  const bands: DemurrageBand[] = [];
  for (const part of text.split(/[;；]/)) {
    const band = bandOf(part.trim());
    if (!band) return 'format';
    bands.push(band);
  }
  if (bands.length > mostBands) return 'format';
  return bandProblem(bands, freeDays) ?? bands;
}

/** Bands as `readBands` reads them. */
export function bandsText(bands: readonly DemurrageBand[]): string {
  return bands.map(({ fromDay, toDay, rate }) => `${fromDay}-${toDay ?? ''}:${rate / 100}`).join('; ');
}

function bandOf(part: string): DemurrageBand | null {
  const [, from = '', to = '', whole = '', decimals = ''] =
    /^(\d{1,3})-(\d{0,3})[:：](\d{1,6})(?:\.(\d{1,2}))?$/.exec(part) ?? [];
  // 0 also for a text of another format.
  const rate = Number(whole + decimals.padEnd(2, '0'));
  return rate === 0 ? null : { fromDay: Number(from), toDay: to === '' ? null : Number(to), rate };
}

/** The first thing that is wrong with bands; null where they cover each day after the free days once, at rising rates. */
export function bandProblem(bands: readonly DemurrageBand[], freeDays: number): BandProblem | null {
  let next: number | null = freeDays + 1;
  let lastRate = 0;
  for (const [index, { fromDay, toDay, rate }] of bands.entries()) {
    if (index === 0 && fromDay !== next) return 'start';
    if (next === null || fromDay < next) return 'overlap';
    if (fromDay > next) return 'gap';
    if (toDay !== null && toDay < fromDay) return 'format';
    if (rate < lastRate) return 'falling';
    lastRate = rate;
    next = toDay === null ? null : toDay + 1;
  }
  return next === null ? null : 'end';
}
