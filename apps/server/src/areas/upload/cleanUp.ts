import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../database/db.ts';
import type { BlobStore } from '../../services/files/blobStore.ts';
import { unstoredLife, unusedLife } from './rules.ts';

/** The number of files removed per run; the next run continues. */
const batch = 500;

/** Removes pictures without a submission, and incomplete uploads: first the bytes, then the row. */
export async function cleanUpFiles(db: Db, blobs: BlobStore, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const spent = await db
    .selectFrom('file')
    .select(['tenantId', 'id', 'blobKey'])
    .where('usedAt', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('createdAt', '<', before(unusedLife)),
        and([eb('storedAt', 'is', null), eb('createdAt', '<', before(unstoredLife))]),
      ]),
    )
    .limit(batch)
    .execute();
  for (const { tenantId, id, blobKey } of spent) {
    // Locks the row first: a concurrent submission either uses the file or does not find it.
    const emptied = await db
      .updateTable('file')
      .set({ storedAt: null })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!emptied) continue;
    await blobs.remove(blobKey);
    await db.deleteFrom('file').where('tenantId', '=', tenantId).where('id', '=', id).execute();
  }
  await db.deleteFrom('uploadHandOver').where('expiresAt', '<', before(unusedLife)).execute();
}

/** Removes partial uploads left by a killed server, by the file system's clock. */
export async function cleanUpIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > unstoredLife) await rm(path, { force: true });
  }
}
