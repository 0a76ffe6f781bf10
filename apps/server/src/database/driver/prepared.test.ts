import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createDb, createPool, type Db } from '../db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Runs work on one connection; returns the texts that are prepared on it afterwards. */
async function preparedBy(work: (db: Db) => Promise<unknown>, pooled = false): Promise<string[]> {
  const db = createDb(createPool({ connectionString: database.url, size: 1, pooled }));
  try {
    for (let run = 0; run < 6; run++) await work(db);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    );
    return rows.map(({ statement }) => statement);
  } finally {
    await db.destroy();
  }
}

it('prepares a statement that is run often, with other values each time', async () => {
  let value = 0;
  const seen: number[] = [];
  const texts = await preparedBy(async (db) => {
    value += 1;
    const { rows } = await sql<{ value: number }>`select ${value}::int as value`.execute(db);
    seen.push(...rows.map((row) => row.value));
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  expect(texts).toEqual(['select $1::int as value']);
});

it('prepares statements of transactions too', async () => {
  const texts = await preparedBy((db) =>
    db.transaction().execute((transaction) => sql`select ${1}::int as once`.execute(transaction)),
  );
  expect(texts).toEqual(['select $1::int as once']);
});

it.each([
  ['of all columns', (db: Db) => db.selectFrom('port').selectAll().where('code', '=', 'CNSHA').execute()],
  ['of all columns of a table', (db: Db) => db.selectFrom('port').selectAll('port').limit(1).execute()],
  ['without values', (db: Db) => db.selectFrom('port').select('code').execute()],
])('does not prepare a statement %s', async (_name, work) => {
  expect(await preparedBy(work)).toEqual([]);
});

it('still reads a table that has got another column', async () => {
  const db = createDb(createPool({ connectionString: database.url, size: 1 }));
  const read = () => sql`select id, ${1}::int as one from grown`.execute(db).then(({ rows }) => rows);
  const readAll = () => sql`select * from grown where id = ${1}`.execute(db).then(({ rows }) => rows);
  await sql`create table grown (id int)`.execute(db);
  await sql`insert into grown values (1)`.execute(db);
  for (let run = 0; run < 6; run++) await Promise.all([read(), readAll()]);
  await sql`alter table grown add column name text`.execute(db);
  expect(await read()).toEqual([{ id: 1, one: 1 }]);
  expect(await readAll()).toEqual([{ id: 1, name: null }]);
  await db.destroy();
});

it('prepares a statement that is run often after thousands that are not', async () => {
  let rare = 0;
  const texts = await preparedBy(async (db) => {
    for (; rare < 2_100; rare += 1) await sql`select ${1}::int as ${sql.ref(`rare_${rare}`)}`.execute(db);
    await sql`select ${1}::int as often`.execute(db);
  });
  expect(texts).toEqual(['select $1::int as often']);
});

it('prepares nothing behind a pooler', async () => {
  expect(await preparedBy((db) => sql`select ${1}::int as pooled`.execute(db), true)).toEqual([]);
});
