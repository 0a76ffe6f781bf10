import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { entriesOf, type Period, periodAt, periodEntries } from '../../../services/search/entries.ts';

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

/** Articles of a period before the next one begins. */
const periodSize = 8000;

/** Indexers share this lock; the beginning of a period waits for them. */
const periodLock = 7_260_082;

/** The periods of the index in their order; before the first one that is stored is period 0. */
export async function periodsOf(db: Db): Promise<Period[]> {
  const { rows } =
    await sql<Period>`select number, from_at as from from news_search_period order by number`.execute(db);
  return rows;
}

/**
 * Indexes articles that changed since they were indexed, the oldest first, a batch in a transaction; returns how many.
 * A search reads the texts of those that still wait.
 */
export async function indexArticles(db: Db, size = periodSize): Promise<number> {
  for (let count = 0; ; ) {
    const indexed = await db.transaction().execute((trx) => indexBatch(trx));
    count += indexed;
    await db.transaction().execute((trx) => beginPeriod(trx, size));
    if (indexed < batch) return count;
  }
}

/** Begins a period after the newest article that is out, once the last period has its articles. */
async function beginPeriod(trx: Db, size: number): Promise<void> {
  const newest = sql`
    select max(publish_at) as newest, count(*) as count from (
      select publish_at from news_article
      where state in ('scheduled', 'published') and publish_at <= clock_timestamp() and publish_at >=
        coalesce((select max(from_at) from news_search_period), '-infinity')
      order by publish_at limit ${size}) as articles`;
  const { rows } = await sql<{ count: number }>`select count from (${newest}) as last_period`.execute(trx);
  if ((rows[0]?.count ?? 0) < size) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(periodLock)})`.execute(trx);
  // Later articles in the same period would be read too late: they are indexed again.
  await sql`
    with last_period as (${newest}),
    period as (
      insert into news_search_period (number, from_at)
      select (select coalesce(max(number), 0) + 1 from news_search_period), newest + interval '1 ms'
      from last_period where count >= ${size} returning from_at),
    later as (
      delete from news_search using period where publish_at >= from_at returning article_id)
    insert into news_search_pending (article_id) select article_id from later on conflict do nothing`.execute(
    trx,
  );
}

/** Indexes the articles with these ids in the current transaction. */
export async function indexBatch(trx: Db, ids?: readonly string[]): Promise<number> {
  const { rows } = await sql<Terms>`
    select id, category_id, publish_at, terms_zh, terms_en, body_terms_zh, body_terms_en
    from news_article join news_search_pending on article_id = id
    where ${ids === undefined ? sql`true` : sql`id = any (${ids}::uuid[])`}
    order by publish_at limit ${batch} for update of news_article skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(periodLock)})`.execute(trx);
  const periods = await periodsOf(trx);
  await sql`
    insert into news_search (article_id, category_id, publish_at, entries)
    select article_id, category_id, publish_at, array_to_tsvector(string_to_array(entries, ' ')) from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ categoryId }) => categoryId)}::smallint[],
      ${rows.map(({ publishAt }) => publishAt)}::timestamptz[], ${rows.map((row) => articleEntries(row, periodAt(periods, row.publishAt)))}::text[]
    ) as indexed (article_id, category_id, publish_at, entries)
    on conflict (article_id) do update set category_id = excluded.category_id, publish_at = excluded.publish_at,
      entries = excluded.entries`.execute(trx);
  await sql`delete from news_search_pending where article_id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
  return rows.length;
}

/** All index entries of an article, separated by spaces. */
function articleEntries(terms: Terms, period: number): string {
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
  // Entries are stored outside the rows, so that the rows of many hits are on few pages. PostgreSQL cannot compress them.
  `alter table news_search set (toast_tuple_target = 128)`,
  `alter table news_search alter column entries set statistics 0, alter column entries set storage external`,
  // A list of pending entries would make every search read it.
  `create index news_search_entries on news_search using gin (entries) with (fastupdate = off)`,
  // The planner underestimates the cost of reading entries row by row.
  `create function news_search_hits(query tsquery, until timestamptz)
    returns table (id uuid, category_id smallint, publish_at timestamptz)
    language sql stable set enable_seqscan = off
    begin atomic
      select article_id, category_id, publish_at from news_search
      where entries @@ query and news_search.publish_at <= until;
    end`,
  `create table news_search_period (
    number integer primary key check (number > 0),
    from_at timestamptz not null unique
  )`,
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
