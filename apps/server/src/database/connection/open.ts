import type { Settings } from '../../settings.ts';
import { withClient } from '../db.ts';
import { startEmbeddedPostgres } from '../embedded/postgres.ts';
import { archiveSettings } from '../embedded/walArchive.ts';
import { giveToServer, protectAudit, serverRole } from './serverRole.ts';

export interface OpenedDatabase {
  readonly url: string;
  /** Takes the audit log from the server's role where PostgreSQL is ours; elsewhere its administrator does that. */
  protectAudit(): Promise<void>;
  /** Stops PostgreSQL where it is ours. */
  stop(): Promise<void>;
}

const name = 'fairway';

/** The database that the settings name: another server's by DATABASE_URL, else PostgreSQL embedded in the data folder. */
export async function openDatabase(
  settings: Settings,
  onRestart: (exitCode: number | null) => void,
): Promise<OpenedDatabase> {
  if (settings.databaseUrl)
    return { url: settings.databaseUrl, protectAudit: async () => {}, stop: async () => {} };
  const postgres = await startEmbeddedPostgres(settings.dataFolder, {
    onRestart,
    ...(settings.archiveFolder ? { settings: archiveSettings(settings.archiveFolder) } : {}),
  });
  try {
    await createOnce(postgres.url('postgres'));
    await withClient(postgres.url(name), giveToServer);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    url: postgres.url(name, serverRole),
    protectAudit: () => withClient(postgres.url(name), protectAudit),
    stop: postgres.stop,
  };
}

function createOnce(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });
}
