import { isNothing, type Sort, type SortValue, type Values } from './types.ts';

/**
 * Rows in the order of `sort`, a new array; equal rows keep their order, nothing comes last both ways. Numbers are
 * compared by size; a column with texts in it by the rules of `locale` (Chinese by pinyin), numbers in them by size.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort | null,
  values: Values<Row>,
  locale: string,
): readonly Row[] {
  const pick = sort ? values[sort.column] : undefined;
  if (!sort || !pick) return rows;
  const cells = rows.map((row) => pick(row));
  const rank = cells.every((value) => isNothing(value) || typeof value === 'number')
    ? cells.map(Number)
    : textRanks(cells, locale);
  const present: number[] = [];
  const absent: number[] = [];
  cells.forEach((value, index) => {
    (isNothing(value) ? absent : present).push(index);
  });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  // Ranks are plain numbers, so that the many comparisons of a sort cost little; ties go by the place before.
  const order = Uint32Array.from(present).sort(
    (a, b) => sign * Math.sign((rank[a] ?? 0) - (rank[b] ?? 0)) || a - b,
  );
  return [...order, ...absent].map((index) => rows[index] as Row);
}

/** Place of each text among the different ones: languages compare slowly, and columns repeat themselves. */
function textRanks(values: readonly SortValue[], locale: string): number[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const texts = [...new Set(values.filter((value) => !isNothing(value)).map(String))].sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  texts.forEach((text, index) => {
    const before = texts[index - 1];
    if (before !== undefined && compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return values.map((value) => ranks.get(String(value)) ?? 0);
}
