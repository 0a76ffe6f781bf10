import type { DataOf } from '@fairway/gateway/contract/call';
import type { HsDetail, HsLetter, HsNational, HsRow, hsCode } from '@fairway/gateway/contract/hsCode';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { anyWordQuery } from '../../services/search/entries.ts';
import { codeOf, piecesOf, wordsOf } from './terms.ts';

const columns = sql.raw('code, level, name_zh, name_en, heading_zh, expired');

type Search = ListQuery<typeof hsListing>;
type Test = RawBuilder<SqlBool>;
const all = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` and `)})`;
const any = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` or `)})`;
const own = (word: string): Test =>
  sql`(strpos(own_terms, ${word}) > 0 or strpos(everyday_terms, ${word}) > 0)`;

/** Ten-digit codes are in the order of their digits, after all others. */
const inOrder = `level = 'national', case when level = 'national' then 0 else position end, code`;

const clausesOf = listSql(hsListing, {
  sorts: { match: 'rank', code: 'code' },
  ties: `expired, length(code), ${inOrder}`,
  filters: { level: (value) => sql`level = ${value}` },
  keyword: (text) => {
    const code = codeOf(text);
    if (code !== null) return sql`code like ${`${code}%`}`;
    const words = wordsOf(text);
    if (words.length === 0) return sql`false`;
    // Every word may match the texts above, but at least one must match the goods themselves.
    return all([
      sql`entries @@ ${anyWordQuery(words)}::tsquery`,
      any(words.map(own)),
      ...words.map((word) => any([own(word), sql`strpos(around_terms, ${word}) > 0`])),
    ]);
  },
});

/** Codes that no longer apply come last. */
const expiredLast = sql.raw('(case when expired then 10 else 0 end)');

/**
 * 0 for the code itself and for goods commonly called so, less for a ten-digit code whose name begins with the typed
 * text, 1 if a name begins with it, 2 if all its words are in the name, otherwise 3.
 */
function rankOf(keyword: string): RawBuilder<number> {
  const code = codeOf(keyword);
  if (code !== null) return sql`case when code = ${code} then 0 else ${expiredLast} + 1 end`;
  const words = wordsOf(keyword);
  const [first] = words;
  if (first === undefined) return sql`0`;
  const starts = sql`starts_with(lower(name_en), ${first.trim()}) or starts_with(name_zh, ${first.trim()})`;
  const called = sql`strpos(everyday_terms, ${`|${words.join('')}|`}) > 0`;
  return sql`${expiredLast} + case when level = 'national' and (${starts}) then -1 when ${called} then 0 when not ${all(words.map(own))} then 3
    when ${starts} then 1 else 2 end`;
}

/** Returns the query for a keyword, the closest matches first. */
export function pageQuery(search: Search): RawBuilder<HsRow & { readonly total: number }> {
  const { where, orderBy, slice, total } = clausesOf(search);
  return sql`
    select ${columns}, ${total} as total
    from (select *, ${rankOf(search.keyword)} as rank from hs_item) as ranked
    where ${where} order by ${orderBy} ${slice}`;
}

export async function hsPage(db: Db, search: Search): Promise<DataOf<typeof hsCode.selectPage>> {
  const { page, limit, keyword } = search;
  // An empty keyword finds nothing: the sections are there for browsing.
  if (keyword === '') return { rows: [], total: 0, page, limit, nearest: false };
  const read = async (query: Search) => (await pageQuery(query).execute(db)).rows;
  const exact = await pageOf(read, search, (row) => row);
  if (exact.total > 0) return { ...exact, nearest: false };
  const nearest = await (codeOf(keyword) === null ? nearestGoods : nearestCodes)(db, search);
  return { ...nearest, nearest: nearest.total > 0 };
}

const shortestCode = 2;

/** Returns the longest prefix that is itself a code, and its children: 84713000 is no code, 8471.30 is. */
async function nearestCodes(db: Db, search: Search) {
  const typed = codeOf(search.keyword) ?? '';
  const beginnings = Array.from({ length: typed.length }, (_, index) => typed.slice(0, index + 1)).filter(
    ({ length }) => length >= shortestCode,
  );
  const { rows } = await sql<{ code: string }>`
    select code from hs_item
    where code = any (${beginnings}::text[]) order by length(code) desc limit 1`.execute(db);
  const [above] = rows;
  if (!above) return { rows: [], total: 0, page: search.page, limit: search.limit };
  const read = async (query: Search) => (await pageQuery({ ...query, keyword: above.code }).execute(db)).rows;
  return pageOf(read, search, (row) => row);
}

/** Returns headings and subheadings that share the most pieces with the typed text; the last words name the thing itself. */
async function nearestGoods(db: Db, search: Search) {
  const pieces = piecesOf(search.keyword);
  const read = async (query: Search) => {
    const { slice } = clausesOf(query);
    const { rows } = await sql<HsRow & { total: number }>`
      select ${columns}, (count(*) over ())::int as total
      from hs_item, lateral (
        select sum(place) as score, count(*) filter (where strpos(everyday_terms, piece) > 0) as called
        from unnest(${pieces}::text[]) with ordinality as pieces (piece, place)
        where strpos(everyday_terms, piece) > 0 or strpos(own_terms, piece) > 0
      ) as matched
      where level in ('heading', 'subheading') and score > 0
        and ${query.level === undefined ? sql`true` : sql`level = ${query.level}`}
      order by score desc, called desc, length(code), ${sql.raw(inOrder)} ${slice}`.execute(db);
    return rows;
  };
  return pageOf(read, search, (row) => row);
}

export async function hsSections(db: Db): Promise<DataOf<typeof hsCode.selectSections>> {
  const { rows } = await sql<HsRow & { parent: string | null }>`
    select ${columns}, parent from hs_item where level in ('section', 'chapter') order by position`.execute(
    db,
  );
  const chapters = Map.groupBy(rows, ({ parent }) => parent);
  return {
    rows: (chapters.get(null) ?? []).map((section) => ({
      section,
      chapters: chapters.get(section.code) ?? [],
    })),
  };
}

/** Returns an item with its ancestors and neighbours; undefined for an unknown code. */
export async function hsDetail(db: Db, typed: string): Promise<HsDetail | undefined> {
  const code = codeOf(typed) ?? typed.toUpperCase();
  const { rows } = await sql<HsRow & { steps: number; parent: string | null }>`
    with recursive way as (
      select *, 0 as steps from hs_item where code = ${code}
      union all
      select above.*, way.steps + 1 from hs_item as above join way on above.code = way.parent
    )
    select ${columns}, parent, steps from way order by steps desc`.execute(db);
  const item = rows.at(-1);
  if (!item) return undefined;
  const [children, siblings, national] = await Promise.all([
    below(db, code),
    item.parent === null ? [] : below(db, item.parent),
    item.level === 'national' ? nationalFields(db, code) : null,
  ]);
  return { item, path: rows, children, siblings: siblings.filter((other) => other.code !== code), national };
}

async function below(db: Db, parent: string): Promise<HsRow[]> {
  const { rows } = await sql<HsRow>`
    select ${columns} from hs_item where parent = ${parent} order by ${sql.raw(inOrder)}`.execute(db);
  return rows;
}

async function nationalFields(db: Db, code: string): Promise<HsNational> {
  const [row, letters] = await Promise.all([
    db
      .selectFrom('hsNational')
      .selectAll()
      .select(sql<string | null>`updated_on::text`.as('updatedOn'))
      .where('code', '=', code)
      .executeTakeFirstOrThrow(),
    db.selectFrom('hsLetter').selectAll().execute(),
  ]);
  const { replacedBy, supervision, quarantineImport, quarantineExport, ...fields } = row;
  const explained = (kind: 'supervision' | 'quarantine', text: string): HsLetter[] =>
    [...text].map((letter) => {
      const condition = letters.find((each) => each.kind === kind && each.letter === letter);
      const { nameZh = '', nameEn = '', forbids = false } = condition ?? {};
      return { letter, nameZh, nameEn, forbids };
    });
  return {
    ...fields,
    supervision: explained('supervision', supervision),
    quarantineImport: explained('quarantine', quarantineImport),
    quarantineExport: explained('quarantine', quarantineExport),
    replacedBy: await items(db, replacedBy),
  };
}

/** Items by their codes, in that order; a code that is not recorded here stands alone. */
async function items(db: Db, codes: readonly string[]): Promise<HsRow[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<HsRow>`
    select ${columns} from hs_item where code = any (${codes}::text[])`.execute(db);
  const rowsByCode = new Map(rows.map((row) => [row.code, row]));
  return codes.map(
    (code) =>
      rowsByCode.get(code) ?? {
        code,
        level: 'national',
        nameZh: null,
        nameEn: '',
        headingZh: null,
        expired: false,
      },
  );
}
