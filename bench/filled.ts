import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../apps/server/src/areas/index.ts';
import { createDb, createPool, type Db } from '../apps/server/src/database/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded/postgres.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { fillSampleData } from '../apps/server/src/sample/index.ts';

export type Pool = ReturnType<typeof createPool>;

/** Runs `work` on a separate embedded PostgreSQL with the sample data, and removes it afterwards. */
export function withSampleData<Result>(work: (db: Db, pool: Pool) => Promise<Result>): Promise<Result> {
  return withTables(async (db, pool) => {
    await fillSampleData(db, new Date());
    return work(db, pool);
  });
}

/** The same without data; `settings` are those of PostgreSQL. */
export async function withTables<Result>(
  work: (db: Db, pool: Pool) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const postgres = await startEmbeddedPostgres(folder, { settings });
  const pool = createPool({ connectionString: postgres.url('postgres'), size: 4, statementMs: 3_600_000 });
  const db = createDb(pool);
  try {
    await migrate(pool, migrations);
    return await work(db, pool);
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
