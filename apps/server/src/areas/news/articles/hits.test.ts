import { readListing } from '@fairway/gateway/contract/listAddress';
import { mostNewsHits, newsSearchListing } from '@fairway/gateway/contract/listings/news';
import { dayMs } from '@fairway/trade';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/index.ts';
import { addArticle } from '../fixtures.ts';
import { isOut, type Reading } from '../store.ts';
import { indexArticles } from './articleIndex.ts';
import { articleHits, everyWord, type Search } from './hits.ts';
import { wordsOf } from './terms.ts';

const standard = readListing(newsSearchListing, new URLSearchParams());
const pieces = [
  ...['洋山', '港', '洋', '山港口', '集装箱', '集装', '装箱船', '红海', '寧波', '2026年', 'A股', '2M联盟'],
  ...[
    'port',
    'ports',
    'Rotterdam',
    'rates',
    'a',
    'é',
    'naïve',
    '👍🏽',
    '%',
    '_',
    '\\',
    "'",
    '"',
    ':*',
    '&',
    '|',
    '!',
  ],
  ...['x'.repeat(40), `${'x'.repeat(40)}y`, '长'.repeat(30), '，', '。', ' ', ' ', ' '],
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''));
const random = <Value>(of: fc.Arbitrary<Value>, numRuns: number, seed: number) =>
  fc.sample(of, { numRuns, seed });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const texts = random(fc.tuple(text, text, text, text), 120, 7);
  const now = server.clock.now();
  for (const [index, [titleZh, bodyZh, titleEn, bodyEn]] of texts.entries()) {
    const at = new Date(now.getTime() - (index % 37) * 41 * dayMs - 1000);
    await addArticle(server.db, now, {
      publishAt: at,
      categoryId: index % 3 === 0 ? 3 : 1,
      zh: { title: `${titleZh}题`, brief: '', body: bodyZh },
      en: { title: `${titleEn}.`, brief: titleZh, body: bodyEn },
      ports: [],
    });
  }
});
afterAll(() => server.stop());

const reading = (language: 'zh' | 'en'): Reading => ({
  db: server.db,
  caller: { kind: 'visitor' },
  language,
  now: server.clock.now(),
});

/** The ids that a comparison of all texts finds. */
async function scanned({ db, language, now }: Reading, { keyword, sort, order, categoryId }: Search) {
  const words = wordsOf(keyword);
  const inHeadline = everyWord(words, `terms_${language}`);
  const by = sort === 'match' ? sql`(case when ${inHeadline} then 0 else 1 end)` : sql`publish_at`;
  const { rows } = await sql<{ id: string }>`
    select id from news_article
    where ${isOut(now)} and ${everyWord(words, `terms_${language}`, `body_terms_${language}`)}
      and ${categoryId === undefined ? sql`true` : sql`category_id = ${categoryId}`}
    order by ${by} ${sql.raw(order)}, publish_at desc, id`.execute(db);
  return rows.map(({ id }) => id);
}

const searches = random(
  fc.record({
    keyword: fc.oneof(text, fc.constantFrom(...pieces), fc.string({ maxLength: 20, unit: 'binary' })),
    sort: fc.constantFrom('match' as const, 'publishedAt' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    categoryId: fc.constantFrom(undefined, undefined, 3 as const),
    language: fc.constantFrom('zh' as const, 'en' as const),
  }),
  300,
  11,
).map(({ keyword, ...rest }) => ({ ...rest, keyword: keyword.replaceAll('\0', '') }));

async function expectSame(most: number) {
  let count = 0;
  for (const { language, ...rest } of searches) {
    const search = { ...standard, ...rest };
    const ids = await articleHits(reading(language), search, most);
    expect({ ...search, ids }).toEqual({
      ...search,
      ids: (await scanned(reading(language), search)).slice(0, most),
    });
    count += ids.length;
  }
  expect(count).toBeGreaterThan(searches.length);
}

describe('the index finds the same articles in the same order as a comparison of all texts', () => {
  it('for random words', () => expectSame(mostNewsHits));

  it('for a page', () => expectSame(10));

  it('while articles wait for the index', async () => {
    await sql`update news_article set category_id = category_id where id in (
      select id from news_article order by id limit 50)`.execute(server.db);
    await expectSame(mostNewsHits);
    expect(await indexArticles(server.db)).toBe(50);
    await expectSame(mostNewsHits);
  });

  it('in many periods', async () => {
    const reindex = () => sql`update news_article set category_id = category_id`.execute(server.db);
    await reindex();
    // The first index of a database begins periods as it goes.
    await indexArticles(server.db, 20);
    await indexArticles(server.db, 20);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from news_search_period`.execute(server.db);
    expect(rows[0]?.count).toBeGreaterThan(1);
    await expectSame(mostNewsHits);
    await expectSame(10);
    await reindex();
    await indexArticles(server.db);
    await expectSame(mostNewsHits);
  });
});

it('does not find an article that was taken back or is not out yet', async () => {
  const ids = async () => articleHits(reading('zh'), { ...standard, keyword: '独一无二' }, 10);
  const zh = { title: '独一无二', brief: '', body: '' };
  const id = await addArticle(server.db, server.clock.now(), { zh });
  await addArticle(server.db, server.clock.now(), {
    zh,
    state: 'scheduled',
    publishAt: new Date(server.clock.now().getTime() + dayMs),
  });
  expect(await ids()).toEqual([id]);
  await server.db.updateTable('newsArticle').set({ state: 'withdrawn' }).where('id', '=', id).execute();
  expect(await ids()).toEqual([]);
});

it('reads the longest keyword of many words and Chinese in one query of limited size', async () => {
  const keyword = Array.from({ length: 8 }, (_, index) => '海运价格指数'.slice(index % 4))
    .join(' ')
    .slice(0, 60);
  expect(await articleHits(reading('zh'), { ...standard, keyword }, mostNewsHits)).toEqual([]);
});
