import * as v from 'valibot';
import { readFact } from './read.ts';

const factSource = v.object({
  /** Below `data/`. */
  file: v.string(),
  what: v.string(),
  source: v.string(),
  /** Day, month or year of the source, never of the day on which we copied it; null where it has none. */
  date: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}(-\d\d){0,2}$/))),
});
export type FactSource = v.InferOutput<typeof factSource>;

export function readSources(): readonly FactSource[] {
  return v.parse(v.array(factSource), JSON.parse(readFact('sources.json')));
}

const year = 365 * 86_400_000;

/** Returns facts that have to be checked: those older than a year, the oldest first, and before them those without a date. */
export function oldFacts(sources: readonly FactSource[], now: Date): FactSource[] {
  return sources
    .filter(({ date }) => date === null || now.getTime() - endOf(date) > year)
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

/** The last moment of a year, a month or a day. */
function endOf(date: string): number {
  const [whole = 0, month = 12, day] = date.split('-').map(Number);
  return day === undefined ? Date.UTC(whole, month, 1) : Date.UTC(whole, month - 1, day + 1);
}
