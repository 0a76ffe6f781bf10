import type { bizCollection } from '@fairway/gateway/contract/bizCollection';
import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { collectionListing } from '@fairway/gateway/contract/listings/news';
import type { NewsBrief } from '@fairway/gateway/contract/news';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listPage, listSql } from '../../../database/listPage.ts';
import type { Member } from '../../../http/caller.ts';
import { type BriefRow, briefColumns, isOut, otherTitle, type Reading, toBriefs } from '../store.ts';
import { mark, otherMarked, wordsOf } from './terms.ts';

type Collector = Pick<Member, 'tenantId' | 'accountId'>;

/** Adds an article to the caller's collection or removes it; `unknown` if no such article is published. */
export async function collect(
  db: Db,
  { tenantId, accountId }: Collector,
  { newsId, collected }: { readonly newsId: string; readonly collected: boolean },
  now: Date,
): Promise<'added' | 'unchanged' | 'unknown'> {
  if (!collected) {
    await removeCollected(db, { tenantId, accountId }, [newsId]);
    return 'unchanged';
  }
  const { rows } = await sql<{ added: boolean }>`
    with article as (select id from news_article where id = ${newsId} and ${isOut(now)}),
    added as (
      insert into news_collection (tenant_id, account_id, article_id, collected_at)
      select ${tenantId}, ${accountId}, id, ${now} from article
      on conflict do nothing returning article_id)
    select exists (select from added) as added from article`.execute(db);
  const [outcome] = rows;
  if (!outcome) return 'unknown';
  return outcome.added ? 'added' : 'unchanged';
}

/** Removes articles from a collection; returns how many were in it. */
export async function removeCollected(
  db: Db,
  { tenantId, accountId }: Collector,
  newsIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('newsCollection')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('articleId', 'in', newsIds)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

type Search = ListQuery<typeof collectionListing>;

const clausesOf = listSql(collectionListing, {
  sorts: { collectedAt: 'collected_at' },
  ties: 'news_article.id',
  filters: { categoryId: (value) => sql`category_id = ${value}` },
  keyword: (text) => {
    const words = wordsOf(text);
    const tests = words.map((word) => sql`strpos(terms_zh || terms_en, ${word}) > 0`);
    return tests.length === 0 ? sql`true` : sql`(${sql.join(tests, sql` and `)})`;
  },
});

/** Returns the caller's collected articles, without those withdrawn since. */
export async function collectionPage(
  reading: Reading & { readonly caller: Member },
  search: Search,
): Promise<DataOf<typeof bizCollection.selectCollectionByCondition>> {
  const { db, caller, now } = reading;
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = clausesOf(query);
    const { rows } = await sql<BriefRow & { collectedAt: Date; otherTitle: string; total: number }>`
      select ${briefColumns(reading)}, ${otherTitle(reading.language)}, own.collected_at, ${total} as total
      from news_collection as own join news_article on news_article.id = own.article_id
      where own.tenant_id = ${caller.tenantId} and own.account_id = ${caller.accountId}
        and ${isOut(now)} and ${where}
      order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  const { rows, total } = await listPage(read, search);
  const briefs = await toBriefs(db, rows);
  const words = wordsOf(search.keyword);
  return {
    rows: rows.flatMap(({ collectedAt, otherTitle: other }, index) => {
      const brief = briefs[index];
      if (!brief) return [];
      const own = { titleMarked: mark(brief.title, words), excerpt: mark(brief.brief, words) };
      const more = { otherMarked: otherMarked(other, words, Object.values(own)) };
      return [{ ...brief, ...own, ...more, collectedAt: collectedAt.toISOString() }];
    }),
    total,
    page: search.page,
    limit: search.limit,
  };
}

/** Articles by their ids, in that order; unknown ones are left out. */
export async function newsByIds(reading: Reading, ids: readonly string[]): Promise<NewsBrief[]> {
  const { rows } = await sql<BriefRow>`
    select ${briefColumns(reading)} from news_article
    where id = any (${ids}::uuid[]) and ${isOut(reading.now)}`.execute(reading.db);
  const briefs = new Map((await toBriefs(reading.db, rows)).map((brief) => [brief.id, brief]));
  return [...new Set(ids)].flatMap((id) => briefs.get(id) ?? []);
}
