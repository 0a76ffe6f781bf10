import { readListing } from '@fairway/gateway/contract/listAddress';
import { hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { pageQuery } from './store.ts';
import { wordsOf } from './terms.ts';

const standard = readListing(hsListing, new URLSearchParams());

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['hs']);
});
afterAll(() => server.stop());

/** The codes whose own terms have one word at least, and which have all others there or above. */
async function scanned(keyword: string): Promise<string[]> {
  const words = wordsOf(keyword);
  const { rows } = await sql<{ code: string }>`
    select code from hs_item, lateral (
      select bool_or(strpos(own_terms, word) > 0 or strpos(everyday_terms, word) > 0) as own,
        bool_and(strpos(own_terms, word) > 0 or strpos(everyday_terms, word) > 0 or strpos(around_terms, word) > 0) as every
      from unnest(${words}::text[]) as word) as tests
    where own and every order by code collate "C"`.execute(server.db);
  return rows.map(({ code }) => code);
}

it('finds the same goods as a comparison of all names', async () => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(name_zh, '') || ' ' || name_en as text from hs_item order by md5(code) limit 60`.execute(
    server.db,
  );
  // Parts of names: from a character in the middle, in both languages.
  const parts = rows.flatMap(({ text }, index) => {
    const start = (index * 7) % Math.max(1, text.length - 6);
    return [
      text.slice(start, start + 2 + (index % 4)),
      text
        .split(/[\s,;]+/u)
        .slice(0, 3)
        .join(' '),
    ];
  });
  const typed = [
    '棉',
    '衬衫',
    '锂电池组',
    'bat',
    'cotton shirt',
    'jiaju',
    'dc',
    '%',
    "'",
    'a:*|b',
    '👍🏽',
    'x'.repeat(60),
  ];
  let count = 0;
  for (const keyword of [...parts, ...typed].filter(
    (each) => wordsOf(each).length > 0 && !/^[\d\s.-]+$/.test(each),
  )) {
    const page = await pageQuery({ ...standard, keyword, limit: 50_000 as 50 }).execute(server.db);
    expect({ keyword, codes: page.rows.map(({ code }) => code).sort() }).toEqual({
      keyword,
      codes: await scanned(keyword),
    });
    count += page.rows.length;
  }
  expect(count).toBeGreaterThan(500);
});
