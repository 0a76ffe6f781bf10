import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { newsListing } from '@fairway/gateway/contract/listings/news';
import type { NewsBrief, NewsCategory, NewsLead, news } from '@fairway/gateway/contract/news';
import type { Language } from '@fairway/gateway/contract/texts';
import { dayMs } from '@fairway/trade';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { listPage, listSql } from '../../database/listPage.ts';
import type { Caller } from '../../http/caller.ts';
import { lanesFollowed } from '../attention/index.ts';
import { portsByCode } from '../harbour/index.ts';
import { openLanePorts } from '../subscribe/index.ts';
import { chartOf } from './articles/chart.ts';

/** The reader of articles, with language and time. */
export interface Reading {
  readonly db: Db;
  readonly caller: Caller;
  readonly language: Language;
  readonly now: Date;
}

/** The fields of an article that lists show, in the language it is read in. */
export interface BriefRow {
  readonly id: string;
  readonly categoryId: NewsCategory;
  readonly language: Language;
  readonly title: string;
  readonly brief: string;
  readonly original: boolean;
  readonly source: string;
  readonly publishedAt: Date;
  readonly minutes: number;
  readonly ports: readonly string[];
  readonly lanes: readonly string[];
  readonly picture: string | null;
  readonly sample: boolean;
  readonly collected: boolean;
}

/** Articles that readers see: scheduled ones come out by themselves. */
export function isOut(now: Date): RawBuilder<SqlBool> {
  return sql`state in ('scheduled', 'published') and publish_at <= ${now}`;
}

/** Columns of a brief; an article that is not there in the reader's language is read in the other. */
export function briefColumns({ caller, language }: Reading): RawBuilder<unknown> {
  const [own, other] = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const ownColumn = (name: string) =>
    sql.raw(`case when title_${own} <> '' then ${name}_${own} else ${name}_${other} end as ${name}`);
  const collected =
    caller.kind === 'member'
      ? sql`exists (
          select from news_collection where tenant_id = ${caller.tenantId} and account_id = ${caller.accountId}
            and article_id = news_article.id)`
      : sql`false`;
  return sql`
    news_article.id, category_id, case when ${sql.raw(`title_${own}`)} <> '' then ${own} else ${other} end as language,
    ${ownColumn('title')}, ${ownColumn('brief')}, ${ownColumn('source')}, ${ownColumn('minutes')},
    original, publish_at as published_at, ports, lanes, picture, sample, ${collected} as collected`;
}

/** The headline in the language that the reader does not read; empty where the article is read in it anyway. */
export function otherTitle(language: Language): RawBuilder<unknown> {
  const [own, other] = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  return sql.raw(`case when title_${own} <> '' then title_${other} else '' end as other_title`);
}

/** Adds the names of ports to articles and their routes; unknown ports are left out. */
export async function toBriefs<Row extends BriefRow>(db: Db, rows: readonly Row[]): Promise<NewsBrief[]> {
  const codes = rows.flatMap(({ ports, lanes }) => [...ports, ...lanes.flatMap((lane) => lane.split('-'))]);
  const known = await portsByCode(db, [...new Set(codes)]);
  const named = (code: string) => {
    const port = known.get(code);
    return port ? [{ code, nameZh: port.nameZh, nameEn: port.nameEn }] : [];
  };
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.categoryId,
    language: row.language,
    title: row.title,
    brief: row.brief,
    original: row.original,
    source: row.source,
    publishedAt: row.publishedAt.toISOString(),
    minutes: row.minutes,
    ports: row.ports.flatMap(named),
    lanes: row.lanes.flatMap((lane) => {
      const [origin, destination] = lane.split('-').flatMap(named);
      return origin && destination ? [{ origin, destination }] : [];
    }),
    picture: row.picture,
    sample: row.sample,
    collected: row.collected,
  }));
}

type Search = ListQuery<typeof newsListing>;

async function pageSql({ db, caller, now }: Reading, search: Search) {
  const mine =
    search.mine && caller.kind === 'member'
      ? (await Promise.all([openLanePorts(db, caller, now), lanesFollowed(db, caller)])).flat()
      : [];
  const lanes = mine.map(({ origin, destination }) => `${origin}-${destination}`);
  const ends = mine.flatMap(({ origin, destination }) => [origin, destination]);
  return listSql(newsListing, {
    sorts: { publishedAt: 'publish_at' },
    ties: 'id',
    filters: {
      categoryId: (value) => sql`category_id = ${value}`,
      // An article about whole ports concerns every route that begins or ends there.
      mine: () => sql`(lanes && ${lanes}::text[] or (lanes = '{}' and ports && ${ends}::text[]))`,
    },
  })(search);
}

/** Loads a page of articles, with the top story and the number of new ones. */
export async function newsPage(reading: Reading, search: Search): Promise<DataOf<typeof news.selectPage>> {
  const { db, now } = reading;
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = await pageSql(reading, query);
    const { rows } = await sql<BriefRow & { total: number }>`
      select ${briefColumns(reading)}, ${total} as total from news_article
      where ${isOut(now)} and ${where} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  const [{ rows, total }, fresh] = await Promise.all([listPage(read, search), freshOf(db, now)]);
  const briefs = await toBriefs(db, rows);
  return {
    rows: briefs,
    total,
    page: search.page,
    limit: search.limit,
    lead: search.page === 1 ? await leadOf(db, briefs) : null,
    fresh,
  };
}

/** Hot news that is at most this much older than the newest article may be above it. */
const hotFor = 3 * dayMs;

/** The newest hot story of those that are new, else the newest of all. */
async function leadOf(db: Db, rows: readonly NewsBrief[]): Promise<NewsLead | null> {
  const [newest] = rows;
  if (!newest) return null;
  const since = Date.parse(newest.publishedAt) - hotFor;
  const hot = rows.find(({ categoryId, publishedAt }) => categoryId === 3 && Date.parse(publishedAt) > since);
  const article = hot ?? newest;
  return { article, chart: await chartOf(db, article) };
}

/** Returns the number of articles of each category published within a day. */
async function freshOf(db: Db, now: Date) {
  const { rows } = await sql<{ categoryId: NewsCategory; count: number }>`
    select category_id, count(*)::int as count from news_article
    where ${isOut(now)} and publish_at > ${new Date(now.getTime() - dayMs)}
    group by category_id order by category_id`.execute(db);
  return rows;
}
