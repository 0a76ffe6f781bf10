import type { Sort } from './types.ts';

/** What rows are compared by; nothing comes last in both directions. */
export type SortValue = string | number | null | undefined;

/**
 * Rows in the order of `sort`, a new array; equal rows keep their order. Texts are compared by the rules of `locale`
 * (Chinese by pinyin) with numbers in them by size.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: Sort | null,
  values: Readonly<Record<string, (row: Row) => SortValue>>,
  locale: string,
): readonly Row[] {
  const pick = sort ? values[sort.column] : undefined;
  if (!sort || !pick) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: pick(row) }))
    .toSorted((a, b) => {
      if (isNothing(a.value) || isNothing(b.value))
        return Number(isNothing(a.value)) - Number(isNothing(b.value));
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value);
      return sign * compare(String(a.value), String(b.value));
    })
    .map(({ row }) => row);
}

function isNothing(value: SortValue): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}
