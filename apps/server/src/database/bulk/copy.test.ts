import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { copyInto, mergeStaged, stage } from './copy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await sql`create table thing (id int primary key, name text, parts text[], at timestamptz, good boolean)`.execute(
    server.db,
  );
});
afterAll(() => server.stop());

const columns = ['id', 'name', 'parts', 'at', 'good'];
const at = new Date('2026-02-03T04:05:06.789Z');
const hostile = fc.string({ unit: fc.constantFrom(...'\\\t\n\r"\'{},N.aé港👍'), maxLength: 12 });

it('copies texts of any kind unchanged', async () => {
  const rows = fc
    .sample(fc.tuple(fc.option(hostile), fc.array(hostile, { maxLength: 3 })), { numRuns: 500, seed: 1 })
    .map(([name, parts], id) => ({ id, name, parts, at, good: id % 2 === 0 }));
  await server.db.transaction().execute((trx) =>
    copyInto(
      trx,
      'thing',
      columns,
      rows.map(({ id, name, parts, good }) => [id, name, parts, at, good]),
    ),
  );
  const stored = await sql`select id, name, parts, at, good from thing order by id`.execute(server.db);
  expect(stored.rows).toEqual(rows);
});

it('merges staged rows: new ones are added, known ones brought up to date', async () => {
  await server.db.transaction().execute(async (trx) => {
    await stage(trx, 'thing', ['id', 'name'], [[1, 'one']]);
    await stage(trx, 'thing', ['id', 'name'], [[900, 'nine hundred']]);
    await mergeStaged(trx, 'thing', ['id', 'name'], ['id']);
  });
  const { rows } = await sql`select id, name, good from thing where id in (1, 900) order by id`.execute(
    server.db,
  );
  expect(rows).toEqual([
    { id: 1, name: 'one', good: false },
    { id: 900, name: 'nine hundred', good: null },
  ]);
});

it('reports what PostgreSQL refuses, and leaves the connection usable', async () => {
  const copy = server.db.transaction().execute((trx) => copyInto(trx, 'thing', ['id'], [[1], [2]]));
  await expect(copy).rejects.toMatchObject({ code: '23505' });
  const bad = server.db.transaction().execute((trx) => copyInto(trx, 'nothing', ['id'], [[1]]));
  await expect(bad).rejects.toMatchObject({ code: '42P01' });
  for (let count = 0; count < 12; count++)
    expect((await sql`select 1 as one`.execute(server.db)).rows).toEqual([{ one: 1 }]);
});
