import { fold } from '../../fold.ts';
import { isNothing, type Values } from './types.ts';

/**
 * Condition on a column: it contains a text, is one of several values, or is between two numbers or two days (both
 * included; `2026-11-20`).
 */
export type Filter =
  | { readonly kind: 'text'; readonly contains: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly from?: number | undefined; readonly to?: number | undefined }
  | { readonly kind: 'days'; readonly from?: string | undefined; readonly to?: string | undefined };

/** Filters by the key of their column; rows must pass all of them. */
export type Filters = Readonly<Record<string, Filter>>;

/** Whether a filter lets everything pass. */
export function isIdle(filter: Filter): boolean {
  if (filter.kind === 'text') return fold(filter.contains) === '';
  if (filter.kind === 'choice') return filter.values.length === 0;
  return filter.from === undefined && filter.to === undefined;
}

/**
 * Rows that pass every filter and contain `search` in a column that has a value, any or one of `searchIn`. Texts match
 * without regard to case, accents, full width and punctuation. A filter of an unknown column lets every row pass.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: Filters,
  values: Values<Row>,
  search = '',
  searchIn: readonly string[] = Object.keys(values),
): readonly Row[] {
  const tests = Object.entries(filters).flatMap(([key, filter]) => {
    const pick = values[key];
    return pick && !isIdle(filter) ? [testOf(filter, pick)] : [];
  });
  const needle = fold(search);
  const picks = searchIn.flatMap((key) => values[key] ?? []);
  if (needle) tests.push((row) => picks.some((pick) => fold(String(pick(row) ?? '')).includes(needle)));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

function testOf<Row>(filter: Filter, pick: Values<Row>[string]): (row: Row) => boolean {
  if (filter.kind === 'text') {
    const needle = fold(filter.contains);
    return (row) => fold(String(pick(row) ?? '')).includes(needle);
  }
  if (filter.kind === 'choice') {
    const needle = new Set(filter.values);
    return (row) => needle.has(String(pick(row) ?? ''));
  }
  if (filter.kind === 'days') {
    const { from = '', to = '9999-12-31' } = filter;
    return (row) => {
      // An instant begins with its day.
      const day = String(pick(row) ?? '').slice(0, 10);
      return day !== '' && day >= from && day <= to;
    };
  }
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
  return (row) => {
    const value = pick(row);
    return !isNothing(value) && Number(value) >= from && Number(value) <= to;
  };
}
