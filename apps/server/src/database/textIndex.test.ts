import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { foundByIndex, foundIn } from './listTests.ts';
import { foldedSql, textIndexOn } from './textIndex.ts';

const pieces = [
  ...[
    '宁波',
    '寧波',
    '宁',
    '波港',
    '集装箱',
    '船公司',
    'Hapag',
    'lloyd',
    'LLOYD',
    'a',
    'é',
    'Ł',
    '👍🏽',
    '7',
    '2026',
  ],
  ...['%', '_', '\\', "'", '"', '{', '}', ',', ' ', ' ', '-', 'x'.repeat(90), '长'.repeat(60)],
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join(''));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await sql`create table named (id serial primary key, zh text, en text)`.execute(server.db);
  await textIndexOn(server.db as unknown as Kysely<unknown>, 'named', foldedSql(['zh', 'en']));
  const rows = fc.sample(fc.tuple(fc.option(text), fc.option(text)), { numRuns: 150, seed: 3 });
  await sql`insert into named (zh, en) select * from unnest(
    ${rows.map(([zh]) => zh)}::text[], ${rows.map(([, en]) => en)}::text[])`.execute(server.db);
  await sql`analyze named`.execute(server.db);
});
afterAll(() => server.stop());

it('finds the same rows as a comparison of all of them', async () => {
  const keywords = fc.sample(
    fc.oneof(text, fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 12 })),
    { numRuns: 150, seed: 5 },
  );
  let count = 0;
  for (const keyword of keywords.map((each) => each.replaceAll('\0', ''))) {
    const { rows } = await sql<{ scanned: number[] | null; indexed: number[] | null }>`
      select (select array_agg(id order by id) from named where ${foundIn(keyword, 'zh', 'en')}) as scanned,
        (select array_agg(id order by id) from named where ${foundByIndex(keyword, 'zh', 'en')}) as indexed`.execute(
      server.db,
    );
    expect({ keyword, rows: rows[0]?.indexed }).toEqual({ keyword, rows: rows[0]?.scanned });
    count += rows[0]?.indexed?.length ?? 0;
  }
  expect(count).toBeGreaterThan(150);
});

it('reads the index', async () => {
  await sql`insert into named (zh) select '船' || number from generate_series(1, 5000) as number`.execute(
    server.db,
  );
  await sql`analyze named`.execute(server.db);
  for (const keyword of ['宁波', '4321', 'hapag lloyd']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from named where ${foundByIndex(keyword, 'zh', 'en')}`.execute(server.db);
    expect(rows.map((row) => Object.values(row).join()).join('\n')).toContain('named_grams');
  }
});
