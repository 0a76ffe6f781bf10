import { chownSync } from 'node:fs';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAs } from '../database/embedded/binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/postgres.ts';
import { recoverySettings } from '../database/embedded/walArchive.ts';
import { clusterData } from './dataFolder.ts';
import { BackupError } from './sealedStream.ts';

/** A large log of writes takes a while. */
const startSeconds = 4 * 3600;

interface RecoverOptions {
  readonly archive: string | null;
  readonly until: Date | null;
  tell(line: string): void;
}

/**
 * Opens the cluster of a restored folder, which brings it to the end of the backup or on through the archive. Its writes
 * are not synced, because the whole folder is synced before it is used.
 */
export async function recoverTo(
  folder: string,
  { archive, until, tell }: RecoverOptions,
): Promise<EmbeddedPostgres> {
  const data = clusterData(folder);
  await mkdir(join(data, 'pg_wal/archive_status'), { recursive: true });
  if (archive !== null) {
    if (!(await stat(archive).catch(() => null))?.isDirectory())
      throw new BackupError(
        `${archive} is no folder. Give by --archive the folder that DATABASE_ARCHIVE named.`,
      );
    await writeFile(join(data, 'recovery.signal'), '');
  }
  await giveToPostgres(data);
  tell(
    until === null
      ? 'PostgreSQL opens the restored database'
      : `PostgreSQL goes on to ${until.toISOString()}`,
  );
  try {
    return await startEmbeddedPostgres(folder, {
      startSeconds,
      settings: { ...(archive === null ? {} : recoverySettings(archive, until)), fsync: 'off' },
    });
  } catch (error) {
    if (String(error).includes('recovery ended before configured recovery target')) {
      throw new BackupError(
        'The archive ends before --until. Give an earlier instant, or leave --until out to restore all of it.',
      );
    }
    throw error;
  }
}

/** Files of the database belong to the user that PostgreSQL runs as, who alone may read them. */
async function giveToPostgres(data: string): Promise<void> {
  await chmod(data, 0o700);
  if (runAs.uid === undefined) return;
  for (const name of ['.', ...(await readdir(data, { recursive: true }))]) {
    chownSync(join(data, name), runAs.uid, runAs.gid);
  }
}
