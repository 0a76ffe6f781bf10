import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { orderStatus } from '@fairway/trade';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { indexes, migrations } from '../areas/index.ts';
import { root } from '../settings.ts';
import { createTestDatabase } from '../testing/index.ts';
import { createDb, createPool, type Db } from './db.ts';
import { buildIndexes } from './indexes.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'fixtures');
const releases = readdirSync(folder).filter((name) => /^release-[\d.]+\.sql\.gz$/.test(name));

/** Every column with its type, and every index, as text. */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

it('keeps a dump of the release of these sources', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(releases, 'a version was raised without a dump of the release before').toContain(
    `release-${version}.sql.gz`,
  );
});

it.each(releases)('upgrades %s to the tables of today, and keeps what people own', async (name) => {
  const [old, fresh] = await Promise.all([createTestDatabase(false), createTestDatabase()]);
  const pool = createPool({ connectionString: old.url, size: 2 });
  await pool.query(gunzipSync(readFileSync(join(folder, name))).toString('utf8'));
  // A dump leaves its session without a search path.
  await pool.query('reset all');
  await migrate(pool, migrations);
  await buildIndexes(pool, indexes);
  const upgraded = createDb(pool);
  const freshPool = createPool({ connectionString: fresh.url, size: 1 });
  await buildIndexes(freshPool, indexes);
  const today = createDb(freshPool);
  expect(await shapeOf(upgraded)).toEqual(await shapeOf(today));
  const orders = await upgraded.selectFrom('purchaseOrder').select(['status', 'amount']).execute();
  expect(orders.map(({ status }) => status)).toEqual([
    orderStatus.pendingPayment,
    orderStatus.pendingPayment,
  ]);
  expect(await upgraded.selectFrom('purchaseOrderRoute').select('orderId').execute()).toHaveLength(4);
  expect(await upgraded.selectFrom('account').select('id').execute()).toHaveLength(2);
  await upgraded.destroy();
  await today.destroy();
  await Promise.all([old.drop(), fresh.drop()]);
});
