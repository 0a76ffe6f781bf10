import { dayMs } from '@fairway/trade';

/**
 * Entries of a full-text index (`tsvector`) that is read a period at a time. Each entry begins with its period, so that a
 * search reads the newest period first and stops as soon as it has enough: a common word costs the same in ten thousand
 * texts and in a million.
 */
const han = /\p{Script=Han}/u;

/** Characters of a word that the index stores; a longer word is compared with its text. */
const longestEntry = 30;
/** Entries that a search combines within one period; the text decides about the rest. */
const mostEntries = 6;

const periodDays = 30;

/** The period that an instant belongs to. */
export function periodOf(at: Date): number {
  return Math.floor(at.getTime() / (periodDays * dayMs));
}

/** The first instant of a period. */
export function startOf(period: number): Date {
  return new Date(period * periodDays * dayMs);
}

/**
 * Entries of search terms that are separated by spaces: how each word begins, and in words with Chinese all pairs of
 * neighbours and the last character.
 */
export function entriesOf(terms: string): string[] {
  const entries = new Set<string>();
  for (const word of terms.split(' ')) {
    if (word === '') continue;
    const firstHan = word.search(han);
    const start = firstHan < 0 ? word : word.slice(0, firstHan);
    if (start !== '') entries.add(`w${cut(start)}`);
    if (firstHan < 0) continue;
    const characters = [...word];
    for (const [index, character] of characters.entries())
      entries.add(`g${character}${characters[index + 1] ?? ''}`);
  }
  return [...entries];
}

/** The entries of one part of a document in the form that the index stores. */
export function periodEntries(period: number, part: string, entries: readonly string[]): string[] {
  const prefix = prefixOf(period, part);
  return entries.map((entry) => prefix + entry);
}

/** Entries that a text with all words has. */
export interface EntryTests {
  /** Entries, or the beginning of entries. */
  readonly tests: readonly { readonly entry: string; readonly isPrefix: boolean }[];
  /** Whether these entries prove all words; otherwise the text must be compared. */
  readonly exact: boolean;
}

/** Words as `wordsOf` returns them: Chinese is found anywhere, other words follow a space and are found at their start. */
export function entryTestsOf(words: readonly string[]): EntryTests {
  const byWord = words.map((word) => testsOf(word.trim()));
  const tests = byWord.flatMap((each) => each.tests);
  return {
    tests: tests.slice(0, mostEntries),
    exact: tests.length <= mostEntries && byWord.every(({ exact }) => exact),
  };
}

function testsOf(word: string): EntryTests {
  const characters = [...word];
  if (!han.test(word))
    return {
      tests: [{ entry: `w${cut(word)}`, isPrefix: true }],
      exact: characters.length <= longestEntry,
    };
  if (characters.length === 1) return { tests: [{ entry: `g${word}`, isPrefix: true }], exact: true };
  const pairs = characters
    .slice(1)
    .map((character, index) => ({ entry: `g${characters[index]}${character}`, isPrefix: false }));
  return { tests: pairs, exact: pairs.length === 1 };
}

/** A `tsquery` for documents of any of the periods whose part has all tested entries. */
export function periodQuery(periods: readonly number[], part: string, { tests }: EntryTests): string {
  return periods
    .map((period) => {
      const prefix = prefixOf(period, part);
      const all = tests.map(({ entry, isPrefix }) => `${quoted(prefix + entry)}${isPrefix ? ':*' : ''}`);
      return `(${all.join('&')})`;
    })
    .join('|');
}

const prefixOf = (period: number, part: string) => `${period.toString(36).padStart(3, '0')}${part}`;
const cut = (word: string) => [...word].slice(0, longestEntry).join('');
const quoted = (entry: string) => `'${entry.replace(/['\\]/g, '$&$&')}'`;

/** Periods that the first step of a search reads: the current one may have just begun. */
const firstWidth = 2;
const fastestGrowth = 8;

/**
 * Reads hits of periods from one end to the other until there are `most`. Each step reads as many periods as the hits of
 * the last step suggest.
 */
export async function readPeriods<Hit>(
  { oldest, newest, newestFirst }: { oldest: number; newest: number; newestFirst: boolean },
  most: number,
  read: (periods: readonly number[], most: number) => Promise<readonly Hit[]>,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  const all = Array.from({ length: newest - oldest + 1 }, (_, index) =>
    newestFirst ? newest - index : oldest + index,
  );
  let width = firstWidth;
  for (let start = 0; start < all.length && hits.length < most; ) {
    const periods = all.slice(start, start + width);
    const more = await read(periods, most - hits.length);
    hits.push(...more);
    start += width;
    const needed = ((most - hits.length) / Math.max(1, more.length)) * width;
    width = Math.ceil(Math.min(Math.max(needed, 2 * width), fastestGrowth * width));
  }
  return hits;
}
