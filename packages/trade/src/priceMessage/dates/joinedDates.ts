import { daysBetween } from '../../weeks.ts';
import type { Mention, Scan } from '../text/scan.ts';
import { type DaySpan, nextYear } from './calendarDays.ts';

export type DateMention = Mention<DaySpan>;

/** Dates of a line in their order: neighbours that a dash or `to` joins are a range. */
export function joinedDates(scan: Scan, mentions: readonly DateMention[]): DateMention[] {
  const result: DateMention[] = [];
  for (const mention of mentions) {
    const last = result.at(-1);
    const gap = last && scan.line.slice(last.end, mention.start);
    const single = mention.value.kind === 'day' && last?.value.kind === 'day';
    // Two whole dates in cells next to each other are a period; 11/28,12/5 are two departures.
    const cells = gap === ',' && last && last.end - last.start >= 8 && mention.end - mention.start >= 8;
    if (
      last &&
      single &&
      gap !== undefined &&
      (cells ||
        /^(?: \d{1,2}:\d\d(?::\d\d)?|\.)? {0,2}(?:-{1,2}|~|至|到|to|thru|through|until|till|\/) {0,2}$/i.test(
          gap,
        ))
    ) {
      const [from, to] = bestPeriod(last.value, mention.value);
      const value = {
        from,
        to,
        kind: 'range',
        doubt: last.value.doubt ?? mention.value.doubt,
      } as const;
      result[result.length - 1] = { value, start: last.start, end: mention.end };
    } else result.push(mention);
  }
  return result;
}

/** Days of the longest validity that is usual. */
const usualPeriod = 45;

/** The two ends of a period, read in one order: 01/12-07/12 is the first week of December. */
function bestPeriod(first: DaySpan, last: DaySpan): readonly [from: string, to: string] {
  const isUsual = (from: string, to: string) => from <= to && daysBetween(from, to) <= usualPeriod;
  const starts = [first.from, first.other ?? first.from];
  const ends = [last.from, last.other ?? last.from];
  const pairs = starts.flatMap((from) => ends.map((to) => [from, to] as const));
  return (
    pairs.find((pair) => isUsual(...pair)) ?? [
      first.from,
      last.from < first.from ? nextYear(last.from) : last.from,
    ]
  );
}
