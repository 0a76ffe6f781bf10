import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { entriesOf, periodEntries, periodOf } from '../../../services/search/entries.ts';

/** Parts of an article in the search index: headline with summary, and all of it, each in one language. */
export const articlePart = {
  zh: { headline: 'zh', all: 'za' },
  en: { headline: 'eh', all: 'ea' },
} as const;

/** Articles that are indexed in one transaction. */
const batch = 100;

interface Terms {
  readonly id: string;
  readonly categoryId: number;
  readonly publishAt: Date;
  readonly termsZh: string;
  readonly termsEn: string;
  readonly bodyTermsZh: string;
  readonly bodyTermsEn: string;
}

/**
 * Indexes articles that changed since they were indexed, a batch in a transaction; returns how many. A search reads the
 * texts of those that still wait.
 */
export async function indexArticles(db: Db): Promise<number> {
  for (let count = 0; ; ) {
    const indexed = await db.transaction().execute((trx) => indexBatch(trx));
    count += indexed;
    if (indexed < batch) return count;
  }
}

/** Indexes the articles with these ids in the current transaction. */
export async function indexBatch(trx: Db, ids?: readonly string[]): Promise<number> {
  const { rows } = await sql<Terms>`
    select id, category_id, publish_at, terms_zh, terms_en, body_terms_zh, body_terms_en
    from news_article join news_search_pending on article_id = id
    where ${ids === undefined ? sql`true` : sql`id = any (${ids}::uuid[])`}
    limit ${batch} for update of news_article skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  await sql`
    insert into news_search (article_id, category_id, publish_at, entries)
    select article_id, category_id, publish_at, array_to_tsvector(string_to_array(entries, ' ')) from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ categoryId }) => categoryId)}::smallint[],
      ${rows.map(({ publishAt }) => publishAt)}::timestamptz[], ${rows.map(articleEntries)}::text[]
    ) as indexed (article_id, category_id, publish_at, entries)
    on conflict (article_id) do update set category_id = excluded.category_id, publish_at = excluded.publish_at,
      entries = excluded.entries`.execute(trx);
  await sql`delete from news_search_pending where article_id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
  return rows.length;
}

/** All index entries of an article, separated by spaces. */
export function articleEntries(terms: Omit<Terms, 'id' | 'categoryId'>): string {
  const period = periodOf(terms.publishAt);
  const ofLanguage = (language: 'zh' | 'en', headline: string, body: string) => [
    ...periodEntries(period, articlePart[language].headline, entriesOf(headline)),
    ...periodEntries(period, articlePart[language].all, entriesOf(`${headline} ${body}`)),
  ];
  return [
    ...ofLanguage('zh', terms.termsZh, terms.bodyTermsZh),
    ...ofLanguage('en', terms.termsEn, terms.bodyTermsEn),
  ].join(' ');
}

const statements = [
  `create table news_search (
    article_id uuid primary key references news_article on delete cascade,
    category_id smallint not null,
    publish_at timestamptz not null,
    entries tsvector not null
  )`,
  // Entries are stored outside the rows, so that the rows of many hits are on few pages.
  `alter table news_search set (toast_tuple_target = 128)`,
  `alter table news_search alter column entries set statistics 0`,
  // A list of pending entries would make every search read it.
  `create index news_search_entries on news_search using gin (entries) with (fastupdate = off)`,
  `create table news_search_pending (
    article_id uuid primary key references news_article on delete cascade
  )`,
  `create function news_search_changed() returns trigger language plpgsql as $$
    begin
      delete from news_search where article_id = new.id;
      delete from news_search_pending where article_id = new.id;
      if new.state in ('scheduled', 'published') then
        insert into news_search_pending (article_id) values (new.id);
      end if;
      return null;
    end
  $$`,
  `create trigger news_search_changed
    after insert or update of state, publish_at, category_id, terms_zh, terms_en, body_terms_zh, body_terms_en
    on news_article for each row execute function news_search_changed()`,
  `insert into news_search_pending (article_id)
    select id from news_article where state in ('scheduled', 'published')`,
];

/** The search index of articles. Those that exist are indexed later, in batches, and are found until then by their texts. */
export async function upSearchIndex(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
