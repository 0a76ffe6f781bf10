import { expect, it } from 'vitest';
import { migrations } from '../areas/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { createPool, safeInteger } from './db.ts';
import { migrate } from './migrate.ts';

it('six servers that migrate an empty database at once make each table once', async () => {
  const database = await createTestDatabase(false);
  const pools = Array.from({ length: 6 }, () => createPool({ connectionString: database.url, size: 2 }));
  await Promise.all(pools.map((pool) => migrate(pool, migrations)));
  const { rows } = await (pools[0] ?? expect.fail()).query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

it('has a name of its own for each migration', () => {
  const names = migrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('refuses a database without a UTF-8 ctype', async () => {
  const database = await createTestDatabase(false);
  const pool = createPool({ connectionString: database.url, size: 1 });
  await pool.query(
    `create database ${new URL(database.url).pathname.slice(1)}_c template template0 lc_ctype 'C'`,
  );
  const url = new URL(database.url);
  url.pathname += '_c';
  const plain = createPool({ connectionString: url.href, size: 1 });
  await expect(migrate(plain, migrations)).rejects.toThrow('UTF-8 ctype');
  await plain.end();
  await pool.query(`drop database ${url.pathname.slice(1)}`);
  await pool.end();
  await database.drop();
});

it('reads bigints as numbers and refuses to lose digits', () => {
  expect(safeInteger('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => safeInteger('9007199254740992')).toThrow(RangeError);
});
