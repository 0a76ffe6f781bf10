import { chinaDay, fold } from '@fairway/trade';
import type { ListEntries, ListFilter, Listing, ListQuery } from '../contract/listing.ts';

type Value = string | number | null;

/** The values by which rows are sorted, filtered and searched. The default is the row's field of that name. */
export interface MockListOptions<Row> {
  readonly sorts?: Readonly<Record<string, (row: Row) => Value>>;
  readonly filters?: Readonly<Record<string, (row: Row) => Value>>;
  /** Texts in which a keyword is looked for. */
  readonly keyword?: (row: Row) => readonly string[];
}

/** Returns the page of `rows` that a server returns for a list's query. Days are in China's time. */
export function mockList<L extends Listing, Row extends object>(
  { listing }: { readonly listing: L },
  rows: readonly Row[],
  query: ListQuery<L>,
  options: MockListOptions<Row> = {},
): { rows: Row[]; total: number; page: number; limit: number } {
  const entries = query as unknown as ListEntries;
  const valueBy = (by: MockListOptions<Row>['sorts'], name: string) =>
    by?.[name] ?? ((row: Row) => (row as Readonly<Record<string, Value>>)[name] ?? null);

  const tests = Object.entries(listing.filters).map(([name, filter]) =>
    testOf(filter, name, entries, valueBy(options.filters, name)),
  );
  const keyword = fold(entries.keyword ?? '');
  const matches = rows.filter(
    (row) =>
      tests.every((test) => test(row)) &&
      (keyword === '' || (options.keyword?.(row) ?? []).some((text) => fold(text).includes(keyword))),
  );
  const by = valueBy(options.sorts, entries.sort);
  const sign = entries.order === 'asc' ? 1 : -1;
  const sorted = matches.toSorted((a, b) => compare(by(a), by(b), sign));
  const { page, limit } = entries;
  return { rows: sorted.slice((page - 1) * limit, page * limit), total: matches.length, page, limit };
}

function testOf<Row>(
  filter: ListFilter,
  name: string,
  entries: ListEntries,
  valueBy: (row: Row) => Value,
): (row: Row) => boolean {
  if (filter.kind === 'choice') {
    const value = entries[name];
    // The standard of a filter that has one matches all rows.
    return value === undefined || value === filter.standard ? () => true : (row) => valueBy(row) === value;
  }
  if (filter.kind === 'choices' || filter.kind === 'codes') {
    const values = entries[name];
    return Array.isArray(values) ? (row) => values.includes(valueBy(row)) : () => true;
  }
  const { [`${name}From`]: from = '', [`${name}To`]: to = '9999' } = entries;
  return (row) => {
    const day = chinaDay(new Date(String(valueBy(row))));
    return day >= String(from) && day <= String(to);
  };
}

/** Compares two values; missing ones come last in either direction, as on the server. */
function compare(a: Value, b: Value, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -sign : sign;
}
