import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createPool } from './db.ts';
import { buildIndexes } from './indexes.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase(false);
  pool = createPool({ connectionString: database.url, size: 6 });
  await pool.query('create table parcel (id int, place text)');
  await pool.query("insert into parcel select n, 'place ' || n % 50 from generate_series(1, 20000) n");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const valid = async (name: string) => {
  const { rows } = await pool.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [
    name,
  ]);
  return rows.map(({ indisvalid }) => indisvalid);
};

it('builds an index once, however many servers start at the same moment', async () => {
  const indexes = [{ name: 'parcel_place', on: 'on parcel (place)' }];
  await Promise.all(Array.from({ length: 4 }, () => buildIndexes(pool, indexes)));
  await buildIndexes(pool, indexes);
  expect(await valid('parcel_place')).toEqual([true]);
});

it('lets others write to the table while it is built', async () => {
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query("insert into parcel values (0, 'under way')");
  const built = buildIndexes(pool, [{ name: 'parcel_id', on: 'on parcel (id)' }]);
  // The build waits for the transaction, and others write nevertheless.
  await expect
    .poll(async () => (await pool.query('select from pg_stat_progress_create_index')).rowCount)
    .toBe(1);
  await pool.query("insert into parcel values (-1, 'at the same time')");
  await writer.query('commit');
  writer.release();
  await built;
  expect(await valid('parcel_id')).toEqual([true]);
});

it('drops a half-built index of a killed start, and builds it again', async () => {
  await expect(
    pool.query('create unique index concurrently parcel_half on parcel (place)'),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await valid('parcel_half')).toEqual([false]);
  await buildIndexes(pool, [{ name: 'parcel_half', on: 'on parcel (place)' }]);
  expect(await valid('parcel_half')).toEqual([true]);
});

it('fails with the reason where an index cannot be built, and has no limit for the statement', async () => {
  await expect(buildIndexes(pool, [{ name: 'nothing', on: 'on absent (id)' }])).rejects.toMatchObject({
    code: '42P01',
  });
  await expect(buildIndexes(pool, [{ name: 'a b', on: 'on parcel (id)' }])).rejects.toThrow('no plain name');
});

/** A pool whose first attempt to build an index fails as given. */
async function failingOnce(failure: object) {
  const client = await pool.connect();
  const query = client.query.bind(client);
  let failures = 0;
  const failingClient = Object.assign(Object.create(client), {
    query(text: string, values?: unknown[]) {
      if (!text.startsWith('create index') || failures > 0) return query(text, values);
      failures += 1;
      return Promise.reject(Object.assign(new Error(), failure));
    },
  });
  return { pool: { connect: async () => failingClient } as unknown as pg.Pool, failures: () => failures };
}

it.each(['simple_heap_update', 'simple_heap_delete'])(
  'goes on after %s fails, because another server changes the same row, in any language of PostgreSQL',
  async (routine) => {
    const index = { name: `parcel_${routine}`, on: 'on parcel (place, id)' };
    const message = 'Tupel gleichzeitig aktualisiert';
    const failing = await failingOnce({ code: 'XX000', routine, message });
    await buildIndexes(failing.pool, [index]);
    expect(failing.failures()).toBe(1);
    expect(await valid(index.name)).toEqual([true]);
  },
);

it('fails at any other internal error of PostgreSQL', async () => {
  const failing = await failingOnce({ code: 'XX000', routine: 'cache_lookup' });
  await expect(
    buildIndexes(failing.pool, [{ name: 'parcel_other', on: 'on parcel (id, place)' }]),
  ).rejects.toMatchObject({ code: 'XX000' });
});
