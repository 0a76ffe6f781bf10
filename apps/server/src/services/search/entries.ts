/**
 * Entries of a full-text index (`tsvector`) that is read a period at a time. Each entry begins with its period, so that a
 * search reads the newest period first and stops as soon as it has enough: a common word costs the same in ten thousand
 * texts and in a million.
 */
const han = /\p{Script=Han}/u;

/** Characters of a word that the index stores; a longer word is compared with its text. */
const longestEntry = 30;
/** Characters from each place of a word with Chinese: most Chinese words have two or three. */
const gramLength = 3;
/** Entries that a search combines within one period; the text decides about the rest. */
const mostEntries = 6;

/** A stretch of time. All periods have about the same number of documents; each ends where the next one begins. */
export interface Period {
  readonly number: number;
  readonly from: Date;
}

/** The period of an instant, among all periods in their order; the first one has no beginning. */
export function periodAt(periods: readonly Period[], at: Date): number {
  return periods.findLast(({ from }) => from <= at)?.number ?? 0;
}

/**
 * Entries of search terms that are separated by spaces: how each word begins, and in words with Chinese the
 * characters from each place on.
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
    for (const index of characters.keys())
      entries.add(`g${characters.slice(index, index + gramLength).join('')}`);
  }
  return [...entries];
}

/** Entries as the text of a `tsvector`. */
export function tsvectorOf(entries: readonly string[]): string {
  return entries.map(quoted).join(' ');
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
  if (characters.length <= gramLength) return { tests: [{ entry: `g${word}`, isPrefix: true }], exact: true };
  const grams = characters.slice(gramLength - 1).map((_, index) => ({
    entry: `g${characters.slice(index, index + gramLength).join('')}`,
    isPrefix: false,
  }));
  return { tests: grams, exact: false };
}

/** A `tsquery` for documents without periods that have all entries of at least one of the words. */
export function anyWordQuery(words: readonly string[]): string {
  return words.map((word) => `(${testsQuery('', entryTestsOf([word]))})`).join('|');
}

/** A `tsquery` for documents of a period whose part has all tested entries. */
export function periodQuery(period: number, part: string, tests: EntryTests): string {
  return `(${testsQuery(prefixOf(period, part), tests)})`;
}

function testsQuery(prefix: string, { tests }: EntryTests): string {
  return tests.map(({ entry, isPrefix }) => `${quoted(prefix + entry)}${isPrefix ? ':*' : ''}`).join('&');
}

const prefixOf = (period: number, part: string) => `${period.toString(36).padStart(3, '0')}${part}`;
const cut = (word: string) => [...word].slice(0, longestEntry).join('');
const quoted = (entry: string) => `'${entry.replace(/['\\]/g, '$&$&')}'`;

/** Periods that the first step of a search reads: the current one may have just begun. */
const firstWidth = 2;
const fastestGrowth = 8;

/**
 * Reads hits of periods, in their order, until there are `most`. Each step reads as many periods as the hits of the last
 * step suggest.
 */
export async function readPeriods<Each, Hit>(
  periods: readonly Each[],
  most: number,
  read: (periods: readonly Each[], most: number) => Promise<readonly Hit[]>,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  let width = firstWidth;
  for (let start = 0; start < periods.length && hits.length < most; ) {
    const more = await read(periods.slice(start, start + width), most - hits.length);
    hits.push(...more);
    start += width;
    const needed = ((most - hits.length) / Math.max(1, more.length)) * width;
    width = Math.ceil(Math.min(Math.max(needed, 2 * width), fastestGrowth * width));
  }
  return hits;
}
