import { readLineDates } from '../dates/lineDates.ts';
import type { ReadOptions, SharedFields } from '../lines/lineFacts.ts';
import type { MessageLine } from '../text/lines.ts';
import { movedBy } from '../text/moved.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';

/** The validity of the prices of a column. */
export type ColumnPeriod = Pick<SharedFields, 'validFrom' | 'validTo'>;

const longestHeading = 40;

/** The period that the heading of a column is about: 12.1-12.7, 49周, 40HQ Dec 1-7. */
export function periodOf(
  { text, start }: MessageLine,
  { today, dateOrder }: ReadOptions,
): ColumnPeriod | null {
  if (text.length > longestHeading) return null;
  const scan = new Scan(plainLine(text));
  const { validFrom, validTo } = readLineDates(scan, today, dateOrder);
  if (validFrom === null || validTo === null || /\d{3}/.test(scan.rest)) return null;
  return { validFrom: movedBy(validFrom, start), validTo: movedBy(validTo, start) };
}
