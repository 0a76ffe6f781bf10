import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { foundByIndex, foundIn } from './listTests.ts';
import { foldedSql, textIndexOn, upGramStatistics } from './textIndex.ts';

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

it('compares the text of a word that is longer than a gram', async () => {
  await sql`insert into named (zh) values ('宁波港，波港口')`.execute(server.db);
  const idsOf = async (keyword: string) =>
    (
      await sql<{ zh: string }>`select zh from named where ${foundByIndex(keyword, 'zh', 'en')}`.execute(
        server.db,
      )
    ).rows.map(({ zh }) => zh);
  expect(await idsOf('波港口')).toContain('宁波港，波港口');
  expect(await idsOf('港波港口')).toContain('宁波港，波港口');
  // The text has all its grams, but not the word.
  expect(await idsOf('宁波港口')).not.toContain('宁波港，波港口');
});

it('reads the index for a word that every row has, after an upgrade too', async () => {
  const db = server.db as unknown as Kysely<unknown>;
  await sql`create table everyone (id serial primary key, name text)`.execute(db);
  await textIndexOn(db, 'everyone', foldedSql(['name']));
  // As earlier releases created it.
  await sql`alter index everyone_grams alter column 1 set statistics -1`.execute(db);
  await sql`insert into everyone (name) select 'Staff ' || number from generate_series(1, 2000) as number`.execute(
    db,
  );
  await sql`analyze everyone`.execute(db);
  const plan = async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from everyone where ${foundByIndex('staff', 'name')} order by id limit 10`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await plan()).not.toContain('everyone_grams');
  await upGramStatistics(db);
  await sql`analyze everyone`.execute(db);
  expect(await plan()).toContain('everyone_grams');
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
