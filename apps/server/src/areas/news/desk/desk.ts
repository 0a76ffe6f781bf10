import type { DataOf } from '@fairway/gateway/contract/call';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { newsDeskListing } from '@fairway/gateway/contract/listings/newsDesk';
import type {
  DeskArticle,
  NewsRevisionBrief,
  NewsStanding,
  newsDesk,
} from '@fairway/gateway/contract/newsDesk';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { listSql, pageOf } from '../../../database/listPage.ts';
import { foundByIndex } from '../../../database/listTests.ts';
import type { NewsArticleRow } from '../tables.ts';
import { standingOf } from './publication.ts';
import type { NewsDraft } from './write.ts';

type Search = ListQuery<typeof newsDeskListing>;

interface Row
  extends Pick<
    NewsArticleRow,
    'id' | 'categoryId' | 'state' | 'titleZh' | 'titleEn' | 'original' | 'sample'
  > {
  readonly publishAt: Date | null;
  readonly savedAt: Date;
  readonly savedBy: string | null;
  readonly total: number;
}

function standingSql(status: NewsStanding, now: Date) {
  if (status === 'draft' || status === 'withdrawn') return sql<SqlBool>`state = ${status}`;
  const isOut = sql<SqlBool>`publish_at <= ${now}`;
  const test = status === 'out' ? isOut : sql<SqlBool>`not ${isOut}`;
  return sql<SqlBool>`(state in ('scheduled', 'published') and ${test})`;
}

/** A page of all articles that the office keeps. */
export async function deskPage(
  db: Db,
  search: Search,
  now: Date,
): Promise<DataOf<typeof newsDesk.selectPage>> {
  const listed = listSql(newsDeskListing, {
    sorts: { savedAt: 'saved_at', publishAt: 'publish_at' },
    ties: 'id',
    filters: {
      standing: (value) => standingSql(value, now),
      categoryId: (value) => sql`category_id = ${value}`,
    },
    keyword: (text) => foundByIndex(text, 'title_zh', 'title_en', 'source_zh', 'source_en'),
  });
  const read = async (query: Search) => {
    const { where, orderBy, slice, total } = listed(query);
    const { rows } = await sql<Row>`
      select id, category_id, state, title_zh, title_en, original, publish_at, sample, saved_at,
        (select name from news_revision join staff on staff.id = staff_id
          where article_id = listed.id and news_revision.revision = listed.revision) as saved_by,
        ${total} as total
      from (select *, coalesce(changed_at, created_at) as saved_at from news_article) as listed
      where ${where} order by ${orderBy} ${slice}`.execute(db);
    return rows;
  };
  return pageOf(read, search, (row) => toDeskArticle(row, now));
}

function toDeskArticle({ state, publishAt, savedAt, total: _, ...row }: Row, now: Date): DeskArticle {
  return {
    ...row,
    standing: standingOf({ state, publishAt }, now),
    publishAt: publishAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
  };
}

/** An article as its editors write it; undefined for one that is not known. */
export async function deskCase(
  db: Db,
  id: string,
  now: Date,
): Promise<DataOf<typeof newsDesk.selectArticle> | undefined> {
  const row = await db.selectFrom('newsArticle').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return {
    id,
    draft: draftOf(row),
    standing: standingOf(row, now),
    publishAt: row.publishAt?.toISOString() ?? null,
    revision: row.revision,
    takenFrom: row.takenFrom,
    revisions: (await revisionsOf(db, id)).map(({ brief }) => brief),
  };
}

/** The content of an article in one of its revisions; undefined if there is no such revision. */
export async function deskRevision(
  db: Db,
  id: string,
  revision: number,
): Promise<DataOf<typeof newsDesk.selectRevision> | undefined> {
  const [stored] = await revisionsOf(db, id, revision);
  return stored && { ...stored.brief, draft: stored.draft };
}

/** The author of the last revision of an article, and its time. */
export async function lastChange(db: Db, id: string) {
  const [last] = await revisionsOf(db, id);
  return last ? { by: last.brief.by, at: last.brief.at } : null;
}

/** As `content` holds a draft: its instant as text. */
interface StoredDraft extends Omit<NewsDraft, 'publishAt'> {
  readonly publishAt: string | null;
  /** The number of the revision before. Formerly also stored by saves that did not change the article's state. */
  readonly revision?: number;
}

async function revisionsOf(db: Db, id: string, revision?: number) {
  const rows = await db
    .selectFrom('newsRevision')
    .leftJoin('staff', 'staff.id', 'newsRevision.staffId')
    .select(['revision', 'at', 'staff.name as by', 'content'])
    .where('articleId', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ revision: number, at, by, content }) => {
    const { state, publishAt, revision: _, ...draft } = content as StoredDraft;
    const brief: NewsRevisionBrief = { revision: number, at: at.toISOString(), by, state, publishAt };
    return {
      brief,
      draft: { ...draft, facts: [...draft.facts], ports: [...draft.ports], lanes: [...draft.lanes] },
    };
  });
}

function draftOf(row: NewsArticleRow): DeskDraft {
  const { categoryId, original, sourceZh, sourceEn, sourceUrl, picture, facts, ports, lanes } = row;
  return {
    categoryId,
    zh: { title: row.titleZh, brief: row.briefZh, body: row.bodyZh },
    en: { title: row.titleEn, brief: row.briefEn, body: row.bodyEn },
    original,
    sourceZh,
    sourceEn,
    sourceUrl,
    picture,
    facts: [...facts],
    ports,
    lanes,
  };
}
