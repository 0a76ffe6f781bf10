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
export async function withSampleData<Result>(work: (db: Db, pool: Pool) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const pool = createPool({ connectionString: postgres.url('postgres'), size: 4, statementMs: 600_000 });
  const db = createDb(pool);
  try {
    await migrate(pool, migrations);
    await fillSampleData(db, new Date());
    return await work(db, pool);
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
