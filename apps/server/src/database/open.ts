import type { Settings } from '../settings.ts';
import { createClient } from './db.ts';
import { startEmbeddedPostgres } from './embedded/postgres.ts';

export interface OpenedDatabase {
  readonly url: string;
  /** Stops PostgreSQL where it is ours. */
  stop(): Promise<void>;
}

const name = 'fairway';

/** The database that the settings name: another server's by DATABASE_URL, else PostgreSQL embedded in the data folder. */
export async function openDatabase(
  settings: Settings,
  onRestart: (exitCode: number | null) => void,
): Promise<OpenedDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  const postgres = await startEmbeddedPostgres(settings.dataFolder, { onRestart });
  try {
    await createOnce(postgres.url('postgres'));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url: postgres.url(name), stop: postgres.stop };
}

async function createOnce(url: string): Promise<void> {
  const client = createClient(url);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
