import type { ListEntries, ListFilter, Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { namesOf } from '@fairway/gateway/contract/listing';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

type Test = RawBuilder<SqlBool>;

/** The condition of a filter by its query entries; an entry without a value is undefined. */
type Filtering<F extends ListFilter> = F extends { readonly kind: 'codes' }
  ? (codes: readonly string[]) => Test
  : F extends {
        readonly kind: 'choices';
        readonly values: readonly (infer Value)[];
      }
    ? (values: readonly Value[]) => Test
    : F extends { readonly values: readonly (infer Value)[] }
      ? (value: Value) => Test
      : (from: string | undefined, to: string | undefined) => Test;

/** The columns of a listing's sorts, filters and keyword. */
export interface ListColumns<L extends Listing> {
  /** The SQL expression of each sort: a column's name, or more. */
  readonly sorts: { readonly [Sort in keyof L['sorts']]: string };
  /**
   * Added to the sort, so that equal rows have a stable order and pages neither repeat nor lose one; its columns make a
   * row unique.
   */
  readonly ties: string;
  readonly filters: { readonly [Name in keyof L['filters']]: Filtering<L['filters'][Name]> };
  readonly keyword?: (text: string) => Test;
}

/** The SQL that a query adds to a list. */
export interface ListSql {
  /** True where nothing narrows the rows down. */
  readonly where: Test;
  readonly orderBy: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
  /** `limit … offset …`, to end a statement with. */
  readonly slice: RawBuilder<unknown>;
  /** The total number of rows, selected in each row. */
  readonly total: RawBuilder<number>;
}

/** Joins a listing to its columns. Rows without a value come last, whichever way they are sorted. */
export function listSql<const L extends Listing>(of: L, columns: ListColumns<L>) {
  return (query: ListQuery<L>): ListSql => {
    const entries = query as ListEntries;
    const filterings = columns.filters as Readonly<Record<string, (...values: never[]) => Test>>;
    const tests = Object.entries(of.filters).flatMap(([name, filter]) => {
      const values = namesOf(name, filter).map((entry) => entries[entry]);
      const test = filterings[name];
      return test && values.some((value) => value !== undefined) ? [test(...(values as never[]))] : [];
    });
    if (entries.keyword && columns.keyword) tests.push(columns.keyword(entries.keyword));
    const { page, limit, order } = entries;
    const offset = (page - 1) * limit;
    const by = (columns.sorts as Readonly<Record<string, string>>)[entries.sort];
    return {
      where: tests.length === 0 ? sql`true` : sql`(${sql.join(tests, sql` and `)})`,
      orderBy: sql.raw(`${by} ${order} nulls last, ${columns.ties}`),
      limit,
      offset,
      slice: sql`limit ${limit} offset ${offset}`,
      total: sql<number>`(count(*) over ())::int`,
    };
  };
}

/** Returns the statement limited to the page of a query, with the total in each row. */
export function paged<DB, Table extends keyof DB, Row>(
  statement: SelectQueryBuilder<DB, Table, Row>,
  { where, orderBy, total, limit, offset }: ListSql,
) {
  return statement.select(total.as('total')).where(where).orderBy(orderBy).limit(limit).offset(offset);
}

/** Rows of one page, and a row with the values that are valid for all of them: the first, here or on page one. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly first: Row | undefined;
}

/** Reads a page whose rows contain the total. Past the last page there is no row with it; the first page has one. */
export async function listPage<
  Row extends { readonly total: number },
  Query extends { readonly page: number },
>(read: (query: Query) => Promise<readonly Row[]>, query: Query): Promise<ListPage<Row>> {
  const rows = await read(query);
  const [first] = rows;
  if (first || query.page === 1) return { rows, total: first?.total ?? 0, first };
  return { ...(await listPage(read, { ...query, page: 1 })), rows: [] };
}

/** Returns a page as the response of its call, every row mapped by `toAnswer`. */
export async function pageOf<
  Row extends { readonly total: number },
  Query extends { readonly page: number; readonly limit: number },
  Shown,
>(read: (query: Query) => Promise<readonly Row[]>, query: Query, toAnswer: (row: Row) => Shown) {
  const { rows, total } = await listPage(read, query);
  return { rows: rows.map(toAnswer), total, page: query.page, limit: query.limit };
}

/** Returns the page of a list whose rows are one statement. */
export function selectPage<
  DB,
  Table extends keyof DB,
  Row,
  Query extends { readonly page: number; readonly limit: number },
  Answer,
>(
  statement: SelectQueryBuilder<DB, Table, Row>,
  sqlOf: (query: Query) => ListSql,
  query: Query,
  toAnswer: (row: Row) => Answer,
) {
  type Counted = Row & { readonly total: number };
  // Kysely cannot name the row of a generic statement with one more column.
  const read = (pageQuery: Query) => paged(statement, sqlOf(pageQuery)).execute() as Promise<Counted[]>;
  return pageOf(read, query, toAnswer);
}
