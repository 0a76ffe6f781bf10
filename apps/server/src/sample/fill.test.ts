import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { readSettings, withSecret } from '../config.ts';
import { createDb, createPool, type Db } from '../database/db.ts';
import { createTestDatabase } from '../testing/index.ts';
import { fillSample } from './fill.ts';

const now = new Date('2026-11-20T02:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'fairway-fill-'));
const closing: (() => Promise<void>)[] = [];
let config: Config;

async function open(): Promise<Db> {
  const database = await createTestDatabase();
  const db = createDb(createPool({ connectionString: database.url, size: 6, statementMs: 60_000 }));
  closing.push(async () => {
    await db.destroy();
    await database.drop();
  });
  return db;
}

/** Counts the rows of each table. */
async function sizes(db: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      size: number;
    }>`select count(*)::int as size from ${sql.table(name)}`.execute(db.withoutPlugins());
    counted[name] = rows[0]?.size ?? 0;
  }
  return counted;
}

beforeAll(() => {
  config = withSecret(readSettings({ FAIRWAY_DATA: folder }), 'x'.repeat(48));
});
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

it('continues after any number of interrupted starts, with the same result as a single start', async () => {
  const [whole, pieces] = await Promise.all([open(), open()]);
  let steps = 0;
  await fillSample(whole, now, config, () => {
    steps += 1;
  });
  expect(steps).toBeGreaterThan(30);
  let starts = 0;
  for (let done = false; !done && starts < steps; starts += 1) {
    let left = Math.ceil(steps / 7);
    done = await fillSample(pieces, new Date(now.getTime() + starts * 60_000), config, () => {
      left -= 1;
      if (left === 0) throw new Error('cut off');
    }).then(
      () => true,
      () => false,
    );
  }
  expect(starts).toBeGreaterThan(5);
  expect(await sizes(pieces)).toEqual(await sizes(whole));
}, 600_000);
