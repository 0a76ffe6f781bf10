import { pageAfterResize, pageSizes } from '../../navigation/Pagination/paginate.ts';
import { type Filter, type Filters, isIdle } from './filterRows.ts';
import { readFilter, writeFilter } from './filterText.ts';
import type { Sort } from './types.ts';

/** Everything that decides which rows of a table are visible. */
export interface TableQuery {
  /** Counted from 1. */
  readonly page: number;
  /** Rows a page. */
  readonly size: number;
  readonly sort: Sort | null;
  /** Looked for in every column. */
  readonly search: string;
  readonly filters: Filters;
}

/** The parameters of one table in an address. */
export interface TableQueryOptions {
  /** Keys of the columns that sort. */
  readonly sorts?: readonly string[];
  /** Kind of filter by the key of its column. */
  readonly filters?: Readonly<Record<string, Filter['kind']>>;
  readonly sizes?: readonly number[];
  /** Query of an address without parameters. */
  readonly defaults?: Partial<TableQuery>;
  /** Prefix of every name, where a page has two tables: `orders.` makes `orders.page`. */
  readonly prefix?: string;
}

/** Reads and writes the query of a table as part of an address. */
export interface TableQueryCodec {
  /** Corrects mistakes in a hand-typed address; never throws. */
  read(params: URLSearchParams): TableQuery;
  /** The shortest address that reads as `query`, with the other parameters of `around`. */
  write(query: TableQuery, around?: URLSearchParams): URLSearchParams;
}

const reserved = ['page', 'size', 'sort', 'q'];
const longest = 200;

/** Joins a table to the address, e.g. `?q=ocean&routing=direct&sort=-departure&page=2&size=20`, so that Back undoes. */
export function tableQuery(options: TableQueryOptions = {}): TableQueryCodec {
  const { sorts = [], filters: kinds = {}, sizes = pageSizes, prefix = '' } = options;
  const defaults: TableQuery = {
    page: 1,
    size: sizes[0] ?? 10,
    sort: null,
    search: '',
    filters: {},
    ...options.defaults,
  };
  const name = (key: string) => `${prefix}${key}`;
  const filterName = (key: string) => (reserved.includes(key) ? name(`filter.${key}`) : name(key));

  return {
    read(params) {
      const page = Number(params.get(name('page')));
      const size = Number(params.get(name('size')));
      const filters = Object.entries(kinds).flatMap(([key, kind]) => {
        const texts = params.getAll(filterName(key)).map((text) => text.slice(0, longest));
        const filter = texts.length > 0 ? readFilter(kind, texts) : defaults.filters[key];
        return filter && !isIdle(filter) ? [[key, filter] as const] : [];
      });
      return {
        page: Number.isSafeInteger(page) && page >= 1 ? page : defaults.page,
        size: sizes.includes(size) ? size : defaults.size,
        sort: readSort(params.get(name('sort')), sorts, defaults.sort),
        search: (params.get(name('q')) ?? defaults.search).slice(0, longest),
        filters: Object.fromEntries(filters),
      };
    },
    write(query, around = new URLSearchParams()) {
      const params = new URLSearchParams(around);
      const put = (key: string, texts: readonly string[], standard: readonly string[]) => {
        params.delete(key);
        if (texts.join('\n') === standard.join('\n')) return;
        // A filter cleared against its default is written as an empty text.
        for (const text of texts.length > 0 ? texts : ['']) params.append(key, text);
      };
      put(name('q'), some(query.search), some(defaults.search));
      for (const key of Object.keys(kinds))
        put(filterName(key), writeFilter(query.filters[key]), writeFilter(defaults.filters[key]));
      put(name('sort'), some(writeSort(query.sort)), some(writeSort(defaults.sort)));
      put(name('page'), [String(query.page)], [String(defaults.page)]);
      put(name('size'), [String(query.size)], [String(defaults.size)]);
      return params;
    },
  };
}

const some = (text: string) => (text === '' ? [] : [text]);

function writeSort(sort: Sort | null): string {
  return sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '';
}

function readSort(text: string | null, allowed: readonly string[], standard: Sort | null): Sort | null {
  if (text === null) return standard;
  if (text === '') return null;
  const descending = text.startsWith('-') && !allowed.includes(text);
  const column = descending ? text.slice(1) : text;
  if (!allowed.includes(column)) return standard;
  return { column, direction: descending ? 'descending' : 'ascending' };
}

/** A changed query: other rows start on page one, another size keeps the first visible row. */
export function changedQuery(query: TableQuery, change: Partial<TableQuery>): TableQuery {
  const page = change.size === undefined ? 1 : pageAfterResize(query.page, query.size, change.size);
  return { ...query, page, ...change };
}

/**
 * Names which rows match regardless of their order and page: a selection of "all that match" holds as long as it does.
 */
export function matchKey({ search, filters }: Pick<TableQuery, 'search' | 'filters'>): string {
  const parts = Object.entries(filters)
    .filter(([, filter]) => !isIdle(filter))
    .map(([key, filter]) => [key, ...writeFilter(filter)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return JSON.stringify([search.trim(), ...parts]);
}
