import * as v from 'valibot';
import type { Call, Caller } from './call.ts';
import type { BusinessCode } from './codes.ts';
import {
  codesOf,
  type Direction,
  firstSort,
  type ListFilter,
  type Listing,
  type ListQuery,
  mostCodes,
  namesOf,
} from './listing.ts';
import { day, oneOf, paging, text } from './shapes.ts';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Fields = Readonly<Record<string, Schema>>;
type Input<E extends Fields> = v.InferInput<v.ObjectSchema<E, undefined>>;
type Output<E extends Fields> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/** A page of rows, with their total number, and the additional fields of the response. */
type PageOf<Row extends Schema, More extends Fields> = v.ObjectSchema<
  ReturnType<typeof paged<Row>>['entries'] & More,
  undefined
>;
type QueryOf<L extends Listing, Scope extends Fields> = v.GenericSchema<
  Input<Scope> & Partial<ListQuery<L>>,
  Output<Scope> & ListQuery<L>
>;

export interface ListCallSpec<
  L extends Listing,
  Row extends Schema,
  Scope extends Fields,
  More extends Fields,
  Who extends Caller,
  Refusal extends BusinessCode,
> extends Pick<Call, 'path' | 'summary'> {
  readonly caller: Who;
  readonly refusals?: readonly Refusal[];
  readonly listing: L;
  readonly row: Row;
  /** Other query entries that select the list or its owner. */
  readonly scope?: Scope;
  /** Data of the answer beside its rows. */
  readonly more?: More;
}

/** A call that returns a page of rows; its query and response are derived from its listing. */
export interface ListCall<
  L extends Listing = Listing,
  Row extends Schema = Schema,
  Scope extends Fields = Fields,
  More extends Fields = Fields,
  Who extends Caller = Caller,
  Refusal extends BusinessCode = BusinessCode,
> extends Call<QueryOf<L, Scope>, undefined, PageOf<Row, More>, Who, Refusal> {
  readonly method: 'GET';
  readonly listing: L;
}

/** Declares a list: page, size, sort, keyword and filters have one shape in all of them. */
export function listCall<
  const L extends Listing,
  Row extends Schema,
  Scope extends Fields = Record<never, never>,
  More extends Fields = Record<never, never>,
  const Who extends Caller = Caller,
  const Refusal extends BusinessCode = never,
>({
  listing,
  row,
  scope,
  more,
  ...spec
}: ListCallSpec<L, Row, Scope, More, Who, Refusal>): ListCall<L, Row, Scope, More, Who, Refusal> {
  const data = v.object({ ...paged(row).entries, ...more }) as unknown as PageOf<Row, More>;
  const query = querySchema<L, Scope>(listing, scope);
  return { ...spec, method: 'GET', query, data, listing };
}

/** A page of rows, with how many there are in all. */
export function paged<const Row extends Schema>(row: Row) {
  return v.object({
    rows: v.array(row),
    total: v.pipe(v.number(), v.safeInteger()),
    page: v.number(),
    limit: v.number(),
  });
}

function querySchema<L extends Listing, Scope extends Fields>(of: L, scope: Scope | undefined) {
  const filters = Object.entries(of.filters).flatMap(([name, filter]) =>
    namesOf(name, filter).map((entry) => [entry, filterSchema(filter)] as const),
  );
  const keyword: Fields =
    of.keyword === undefined ? {} : { keyword: v.optional(v.pipe(text(of.keyword), v.trim()), '') };
  const fields: Fields = { ...scope, ...Object.fromEntries(filters), ...keyword };
  const query = v.strictObject({
    ...fields,
    sort: v.optional(v.picklist(Object.keys(of.sorts)), firstSort(of)),
    /** Left out, it is the direction in which the sort starts. */
    order: v.optional(v.picklist(['asc', 'desc'])),
    ...paging,
  }) as v.GenericSchema<unknown, { sort: string; order?: Direction | undefined }>;
  const schema = v.pipe(
    query,
    v.transform((query) => ({ ...query, order: query.order ?? of.sorts[query.sort] })),
  );
  // Entries that come from a listing have no types here; their types are those that `ListQuery` reads from it.
  return schema as unknown as QueryOf<L, Scope>;
}

const codes = v.pipe(
  v.union([v.array(v.string()), v.pipe(v.string(), v.maxLength(500))]),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  v.check((list) => list.length <= mostCodes && list.every((each) => codesOf(each)?.[0] === each), 'codes'),
);

function filterSchema(filter: ListFilter): Schema {
  if (filter.kind === 'days') return v.optional(day);
  if (filter.kind === 'codes') return v.optional(codes);
  const { values } = filter;
  const numbers = values.filter((value) => typeof value === 'number');
  const choice: Schema = numbers.length > 0 ? oneOf(numbers) : v.picklist(values.map(String));
  if (filter.kind === 'choice') return v.optional(choice as v.GenericSchema<unknown>, filter.standard);
  const split = v.pipe(
    v.string(),
    v.maxLength(500),
    v.transform((list) => list.split(',')),
  );
  return v.optional(v.pipe(v.union([v.array(v.unknown()), split]), v.array(choice), v.minLength(1)));
}
