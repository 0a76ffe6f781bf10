import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from '../areas/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { startServerProcess } from '../testing/process.ts';
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

it('refuses a PostgreSQL without ICU, with a clear message at start', async () => {
  const database = await createTestDatabase(false);
  const pool = createPool({ connectionString: database.url, size: 1 });
  await pool.query("set allow_system_table_mods = on; delete from pg_collation where collprovider = 'i'");
  await expect(migrate(pool, migrations)).rejects.toThrow('must be built with ICU');
  await pool.end();
  const started: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairway-icu-'));
  const { child, output } = await startServerProcess({
    folder,
    started,
    env: { DATABASE_URL: database.url },
  });
  await once(child, 'exit');
  expect(output.error).toMatch(/^The database has no collation zh-x-icu.*\n$/);
  rmSync(folder, { recursive: true });
  await database.drop();
});

it('reads bigints as numbers and refuses to lose digits', () => {
  expect(safeInteger('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => safeInteger('9007199254740992')).toThrow(RangeError);
});
