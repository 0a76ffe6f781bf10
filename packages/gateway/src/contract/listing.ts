import type { pageSizes } from './choices.ts';

export type Direction = 'asc' | 'desc';

/** One of a few values. Without a `standard`, a missing value means all of them. */
export interface ChoiceFilter {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  readonly standard?: string | number;
}

/** Any of several values; in a query and an address they are split by commas. */
export interface ChoicesFilter {
  readonly kind: 'choices';
  readonly values: readonly (string | number)[];
}

/** Any of several short codes that no list names beforehand, such as carriers; split by commas. */
export interface CodesFilter {
  readonly kind: 'codes';
}

/** Days from and to, both included; in a query `madeFrom` and `madeTo` for a filter named `made`. */
export interface DaysFilter {
  readonly kind: 'days';
}

export type ListFilter = ChoiceFilter | ChoicesFilter | CodesFilter | DaysFilter;

/**
 * The queries that a list supports, as data without schemas, so that a page can read its address before any schema is
 * fetched. The call, its mock, the server's page and the address all follow from it.
 */
export interface Listing {
  /** Sort columns, each with its first direction; the first column is the default. */
  readonly sorts: Readonly<Record<string, Direction>>;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** Longest keyword that can be looked for; left out where none can. */
  readonly keyword?: number;
}

/** Declares a listing. Only checks types and returns the value unchanged. */
export function listing<const L extends Listing>(spec: L): L {
  return spec;
}

type FilterQuery<Name extends string, Filter> = Filter extends DaysFilter
  ? { readonly [Key in `${Name}From` | `${Name}To`]?: string | undefined }
  : Filter extends CodesFilter
    ? { readonly [Key in Name]?: readonly string[] | undefined }
    : Filter extends { readonly kind: 'choices'; readonly values: readonly (infer Value)[] }
      ? { readonly [Key in Name]?: readonly Value[] | undefined }
      : Filter extends { readonly values: readonly (infer Value)[]; readonly standard: unknown }
        ? { readonly [Key in Name]: Value }
        : Filter extends { readonly values: readonly (infer Value)[] }
          ? { readonly [Key in Name]?: Value | undefined }
          : never;

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Plain<T> = { [Key in keyof T]: T[Key] };

type FilterQueries<Filters> = keyof Filters extends never
  ? unknown
  : Both<{ [Name in keyof Filters & string]: FilterQuery<Name, Filters[Name]> }[keyof Filters & string]>;

/** Everything that decides which rows of a listing are visible, and in which order. */
export type ListQuery<L extends Listing> = Plain<
  {
    /** Counted from 1. */
    readonly page: number;
    /** Rows a page. */
    readonly limit: (typeof pageSizes)[number];
    readonly sort: keyof L['sorts'] & string;
    readonly order: Direction;
  } & (L extends { readonly keyword: number } ? { readonly keyword: string } : unknown) &
    FilterQueries<L['filters']>
>;

/** The value of one entry of a query. */
export type ListEntry = string | number | readonly (string | number)[] | undefined;

/** The query of any listing, its entries by name. */
export interface ListEntries {
  readonly page: number;
  readonly limit: (typeof pageSizes)[number];
  readonly sort: string;
  readonly order: Direction;
  readonly keyword?: string;
  readonly [entry: string]: ListEntry;
}

/** Names of a filter's entries in a query. */
export function namesOf(name: string, filter: ListFilter): readonly string[] {
  return filter.kind === 'days' ? [`${name}From`, `${name}To`] : [name];
}

/** Returns the default sort. */
export function firstSort({ sorts }: Listing): string {
  const [first] = Object.keys(sorts);
  if (first === undefined) throw new Error('A listing needs something to sort by.');
  return first;
}

const code = /^[A-Z0-9]{2,10}$/;
/** Codes that a filter takes at most. */
export const mostCodes = 20;

/** Returns the codes of a filter, each once and without invalid ones; undefined for none. */
export function codesOf(text: string): readonly string[] | undefined {
  const codes = new Set(
    text
      .slice(0, 500)
      .toUpperCase()
      .split(',')
      .filter((each) => code.test(each)),
  );
  return codes.size > 0 ? [...codes].slice(0, mostCodes) : undefined;
}
