import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { articleListing, regulationListing } from '@fairway/gateway/contract/listings/regulations';
import type { RegulationDetail, RegulationRow, regulation } from '@fairway/gateway/contract/regulation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listSql, pageOf } from '../../database/listPage.ts';
import { excerptOf } from './excerpt.ts';
import { type Alternatives, lawWordsOf } from './lawWords.ts';

const columns = sql.raw(
  'slug, kind, title_zh, title_en, version::text as version, adopted, in_force, articles, note_zh is not null as noted',
);

type Test = RawBuilder<SqlBool>;
const all = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` and `)})`;
const any = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` or `)})`;
const holds = (text: string, alternatives: Alternatives): Test =>
  any(alternatives.map((word) => sql`strpos(${sql.raw(text)}, ${word}) > 0`));

/** Titles are compared word by word, like the typed text. */
const title = "lower(title_zh || ' ' || title_en)";
const words = "lower(part.label || ' ' || part.body)";

/**
 * An article by its number, if one is typed; otherwise one that contains all words, at least one of them in its text
 * and the rest in the title of its law.
 */
function holdsArticle(keyword: string): Test {
  const { article, terms } = lawWordsOf(keyword);
  const labelled = article === null ? [] : [sql<SqlBool>`part.label = ${article}`];
  const everywhere = terms.map((each) => any([holds(title, each), holds(words, each)]));
  const inText = article === null && terms.length > 0 ? [any(terms.map((each) => holds(words, each)))] : [];
  const tests = [...labelled, ...everywhere, ...inText];
  return tests.length === 0 ? sql`false` : all(tests);
}

function holdsTitle(keyword: string): Test {
  const { article, terms } = lawWordsOf(keyword);
  // An article is looked for among articles.
  return article !== null || terms.length === 0 ? sql`false` : all(terms.map((each) => holds(title, each)));
}

type Search = ListQuery<typeof regulationListing>;

const titles = listSql(regulationListing, {
  sorts: { order: 'position', version: 'coalesce(regulation.version, make_date(adopted, 1, 1))' },
  ties: 'position',
  filters: { kind: (value) => sql`kind = ${value}` },
  keyword: holdsTitle,
});

export async function regulationsPage(db: Db, search: Search): Promise<DataOf<typeof regulation.selectPage>> {
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = titles(query);
    const { rows } = await sql<RegulationRow & { total: number }>`
      select ${columns}, ${total} as total from regulation where ${where} order by ${orderBy} ${slice}`.execute(
      db,
    );
    return rows;
  };
  return pageOf(read, search, (row) => row);
}

/** A law with its parts; undefined if there is no law of that name. */
export async function regulationDetail(db: Db, slug: string): Promise<RegulationDetail | undefined> {
  const [stored, parts] = await Promise.all([findRegulation(db, slug), partsOf(db, slug)]);
  if (!stored) return inPlaceOf(db, slug);
  const { summaryZh, summaryEn, noteZh, noteEn, versions, ...row } = stored;
  return {
    regulation: row,
    moved: null,
    summaryZh,
    summaryEn,
    noteZh,
    noteEn,
    versions,
    parts: parts.map(({ body, ...part }) => ({ ...part, paragraphs: body === '' ? [] : body.split('\n') })),
  };
}

/** The law that took the place of a repealed one. */
async function inPlaceOf(db: Db, slug: string): Promise<RegulationDetail | undefined> {
  const forward = await db
    .selectFrom('regulationMoved')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  const target = forward && (await regulationDetail(db, forward.target));
  if (!target) return undefined;
  const { titleZh, titleEn, noteZh, noteEn } = forward;
  return { ...target, moved: { titleZh, titleEn, noteZh, noteEn } };
}

type RegulationWithTexts = RegulationRow & Omit<RegulationDetail, 'regulation' | 'parts' | 'moved'>;

async function findRegulation(db: Db, slug: string): Promise<RegulationWithTexts | undefined> {
  const { rows } = await sql<RegulationWithTexts>`
    select ${columns}, summary_zh, summary_en, note_zh, note_en, versions
    from regulation where slug = ${slug}`.execute(db);
  return rows[0];
}

function partsOf(db: Db, slug: string) {
  return db
    .selectFrom('regulationPart')
    .select(['kind', 'anchor', 'label', 'body'])
    .where('slug', '=', slug)
    .orderBy('position')
    .execute();
}

type ArticleSearch = ListQuery<typeof articleListing> & { readonly slug?: string | undefined };

const articles = listSql(articleListing, {
  sorts: { order: 'regulation.position' },
  ties: 'regulation.position, part.position',
  filters: { kind: (value) => sql`regulation.kind = ${value}` },
  keyword: holdsArticle,
});

interface ArticleRow {
  readonly slug: string;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly version: string | null;
  readonly anchor: string;
  readonly label: string;
  readonly chapter: string;
  readonly body: string;
  readonly total: number;
}

/** Articles in their order that hold every word; nothing while no word is typed. */
export function articlesQuery(search: ArticleSearch): RawBuilder<ArticleRow> {
  const { where, orderBy, slice, total } = articles(search);
  const inOne = search.slug === undefined ? sql`true` : sql`part.slug = ${search.slug}`;
  return sql`
    select part.slug, title_zh, title_en, version::text as version, part.anchor, part.label, part.chapter, part.body,
      ${total} as total
    from regulation_part as part join regulation on regulation.slug = part.slug
    where part.kind in ('article', 'preamble') and ${inOne} and ${where}
    order by ${orderBy} ${slice}`;
}

export async function articlesPage(
  db: Db,
  search: ArticleSearch,
): Promise<DataOf<typeof regulation.selectArticles>> {
  const { page, limit, keyword } = search;
  const { article, terms } = lawWordsOf(keyword);
  if (article === null && terms.length === 0) return { rows: [], total: 0, page, limit };
  const marked = terms.flat();
  const read = async (query: ArticleSearch) => (await articlesQuery(query).execute(db)).rows;
  const articlePage = await pageOf(read, search, ({ body, total: _, ...row }) => ({
    ...row,
    excerpt: excerptOf(body, marked),
  }));
  const isTranslated = article !== null || terms.some((each) => each.length > 1);
  return isTranslated
    ? { ...articlePage, words: [...(article === null ? [] : [article]), ...marked] }
    : articlePage;
}
