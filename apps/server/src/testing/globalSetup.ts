import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Reaches the database `postgres` of the shared test cluster. */
    postgresUrl: string;
  }
}

const run = promisify(execFile);

/** Name of the migrated database that each test's own database is cloned from. */
export const template = 'fairway_template';

/** One real PostgreSQL for all test files, with the tables made once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-test-'));
  // Test data may be lost with the machine: the durable settings are tested on a separate cluster.
  const postgres = await startEmbeddedPostgres(folder, {
    settings: { max_connections: '300', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await admin.end();
  const makeTables = join(import.meta.dirname, 'makeTables.ts');
  await run(process.execPath, ['--conditions=@fairway/source', makeTables, postgres.url(template)]);
  project.provide('postgresUrl', postgres.url('postgres'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
