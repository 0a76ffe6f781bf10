import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '../../database/db.ts';
import { loadFacts } from '../../facts/load.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { fillSampleNews } from './index.ts';

const now = new Date('2026-11-20T02:00:00Z');
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, size: 4, statementMs: 60_000 }));
  drop = async () => {
    await db.destroy();
    await database.drop();
  };
  await loadFacts(db, ['places']);
  // Two servers that start at the same moment.
  await Promise.all([fillSampleNews(db, now), fillSampleNews(db, now)]);
});
afterAll(() => drop());

const articles = () => db.selectFrom('newsArticle').selectAll().orderBy('publishAt', 'desc').execute();

it('holds 120 articles of the last 90 days, all marked, of every category', async () => {
  const rows = await articles();
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(rows.every(({ sample }) => sample)).toBe(true);
  expect(rows.every(({ publishAt }) => publishAt && publishAt <= now)).toBe(true);
  const oldest = rows.at(-1)?.publishAt?.getTime() ?? 0;
  expect((now.getTime() - oldest) / 86_400_000).toBeGreaterThan(80);
  const counts = Map.groupBy(rows, ({ categoryId }) => categoryId);
  expect([...counts.keys()].toSorted()).toEqual([0, 1, 2, 3]);
  expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(15);
});

it('is complete in both languages, and never twice the same', async () => {
  const rows = await articles();
  for (const row of rows) {
    const text = [row.titleZh, row.briefZh, row.bodyZh, row.titleEn, row.briefEn, row.bodyEn].join('\n');
    expect(text).not.toMatch(/[{}|]\w|undefined|@[A-Z]/);
    expect(`${row.titleEn} ${row.briefEn} ${row.bodyEn}`).not.toMatch(/\p{Script=Han}/u);
  }
  for (const title of ['titleZh', 'titleEn'] as const)
    expect(new Set(rows.map((row) => row[title])).size).toBe(rows.length);
});

it('has fuel prices of four ports and three grades on every working day', async () => {
  const { prices, days } = await db
    .selectFrom('fuelPrice')
    .select(({ fn }) => [fn.countAll<number>().as('prices'), fn.count<number>('day').distinct().as('days')])
    .executeTakeFirstOrThrow();
  expect(prices).toBe(days * 12);
  expect(days).toBeGreaterThan(64);
});

it('moves up with the current date, and keeps collected articles', async () => {
  const before = await articles();
  await fillSampleNews(db, new Date(now.getTime() + 9 * 86_400_000));
  const after = await articles();
  const ids = new Set(after.map(({ id }) => id));
  expect(before.every(({ id }) => ids.has(id))).toBe(true);
  expect(after[0]?.publishAt?.getTime()).toBeGreaterThan(now.getTime() + 7 * 86_400_000);
});
