import { entriesOf, periodEntries } from '../apps/server/src/services/search/entries.ts';
import type { Pool } from './filled.ts';

const years = 10;
const periodSize = 8000;
/** Characters of a body: a million long bodies would only fill the disk. */
const bodyLength = 100;
const parts = ['zh', 'za', 'eh', 'ea'] as const;

interface Sample {
  readonly number: number;
  readonly termsZh: string;
  readonly termsEn: string;
  readonly bodyTermsZh: string;
  readonly bodyTermsEn: string;
}

/** The index entries of a text by part, without their period. */
export type Entries = Readonly<Record<(typeof parts)[number], readonly string[]>>;

/** Numbers the articles of the sample and shortens their bodies; returns the index entries of each. */
export async function prepareCopies(pool: Pool): Promise<Entries[]> {
  await pool.query(`create table sample_article as
    select row_number() over (order by publish_at, id)::int - 1 as number, *,
      left(body_terms_zh, ${bodyLength}) as short_zh, left(body_terms_en, ${2 * bodyLength}) as short_en
    from news_article where state in ('scheduled', 'published')`);
  const { rows } = await pool.query<Sample>(`select number, terms_zh as "termsZh", terms_en as "termsEn",
    short_zh as "bodyTermsZh", short_en as "bodyTermsEn" from sample_article order by number`);
  const byNumber = rows.map((row) => ({
    zh: entriesOf(row.termsZh),
    za: entriesOf(`${row.termsZh} ${row.bodyTermsZh}`),
    eh: entriesOf(row.termsEn),
    ea: entriesOf(`${row.termsEn} ${row.bodyTermsEn}`),
  }));
  await pool.query('create table sample_entry (number int primary key, entries text[])');
  for (const [number, entries] of byNumber.entries()) {
    const all = parts.flatMap((part) => entries[part].map((entry) => part + entry));
    await pool.query('insert into sample_entry values ($1, $2)', [number, all]);
  }
  return byNumber;
}

/**
 * Replaces all articles with copies of the sample, spread evenly over ten years, the newest first. Each headline has a
 * different number, `nr123`, and every five hundredth headline has the word `seldom`.
 */
export async function fillCopies(pool: Pool, count: number, now: Date): Promise<void> {
  const step = (years * 365 * 86_400_000) / count;
  const { rows } = await pool.query<{ columns: string; samples: number }>(`
    select (select count(*)::int from sample_article) as samples, string_agg(attname, ', ') as columns
    from pg_attribute where attrelid = 'news_article'::regclass and attnum > 0 and attname not in
      ('id', 'taken_from', 'publish_at', 'terms_zh', 'terms_en', 'body_terms_zh', 'body_terms_en', 'body_zh', 'body_en')`);
  const { columns = '', samples = 1 } = rows[0] ?? {};
  await pool.query('truncate news_article cascade');
  await pool.query('drop index if exists news_search_entries');
  await pool.query('alter table news_article disable trigger news_search_changed');
  await pool.query('truncate news_search_period');
  const periods = Math.ceil(count / periodSize);
  const fillPeriod = async (period: number) => {
    // The first period has the oldest articles.
    const until = count - period * periodSize;
    const from = Math.max(0, until - periodSize);
    if (period > 0)
      await pool.query(
        "insert into news_search_period values ($1, $2::timestamptz - $3::float8 * interval '1 ms')",
        [period, now, (until - 0.5) * step],
      );
    const [prefix = ''] = periodEntries(period, '', ['']);
    const words = `' nr' || nr || case when nr % 500 = 7 then ' seldom' else '' end`;
    await pool.query(
      `insert into news_article (id, ${columns}, publish_at, terms_zh, terms_en, body_terms_zh, body_terms_en, body_zh, body_en)
      select ${idOf('nr')}, ${columns}, $1::timestamptz - nr * $2::float8 * interval '1 ms',
        terms_zh || ${words}, terms_en || ${words}, short_zh, short_en, short_zh, short_en
      from generate_series(${from}, ${until - 1}) as nr join sample_article on number = nr % ${samples}`,
      [now, step],
    );
    await pool.query(
      `insert into news_search (article_id, category_id, publish_at, entries)
      select ${idOf('nr')}, category_id, $1::timestamptz - nr * $2::float8 * interval '1 ms', array_to_tsvector(array(
        select $3 || entry from unnest(entries) as entry
        union all select $3 || part || word from unnest(array['zhw', 'zaw', 'ehw', 'eaw']) as part,
          unnest(string_to_array(trim(${words}), ' ')) as word))
      from generate_series(${from}, ${until - 1}) as nr
      join sample_entry on sample_entry.number = nr % ${samples}
      join sample_article on sample_article.number = nr % ${samples}`,
      [now, step, prefix],
    );
  };
  // Two at a time.
  const numbers = Array.from({ length: periods }, (_, period) => period);
  const halves = [numbers.filter((n) => n % 2 === 0), numbers.filter((n) => n % 2 === 1)];
  await Promise.all(
    halves.map(async (half) => {
      for (const period of half) await fillPeriod(period);
    }),
  );
  await pool.query('alter table news_article enable trigger news_search_changed');
  await pool.query("set maintenance_work_mem = '1GB'");
  await pool.query(
    'create index news_search_entries on news_search using gin (entries) with (fastupdate = off)',
  );
  await pool.query('vacuum analyze news_article');
  await pool.query('vacuum analyze news_search');
}

const idOf = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
