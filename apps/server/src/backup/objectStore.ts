import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { withClient } from '../database/db.ts';
import { type BlobStore, isBlobKey } from '../services/files/blobStore.ts';
import { createBlobs } from '../services/files/blobs.ts';
import type { Settings } from '../settings.ts';
import { parts } from './dataFolder.ts';
import type { ArchiveEntry } from './fileArchive.ts';
import { BackupError } from './sealedStream.ts';

const filesAtOnce = 8;
/** The tables whose rows name files. */
const namingTables = ['file', 'news_picture', 'news_attachment'];

/** The object store of the settings; null if they name a folder. */
export function objectStore(settings: Settings): BlobStore | null {
  return settings.files.service === 's3' ? createBlobs(settings) : null;
}

/** Where a backup and a folder of files have the file of a key. */
export function filePath(key: string): string {
  return `${key.slice(0, 2)}/${key}`;
}

/** The keys of all files that rows name. */
export function namedKeys(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
      [namingTables],
    );
    if (tables.length === 0) return [];
    const { rows } = await client.query<{ key: string }>(
      tables
        .map(({ name }) => `select blob_key as key from ${name} where stored_at is not null`)
        .join(' union all '),
    );
    return rows.map(({ key }) => key);
  });
}

/** Returns the files that rows name and that were not returned before; `copiedPaths` records them. */
export async function* storedObjects(
  store: BlobStore,
  url: string,
  copiedPaths: Set<string>,
): AsyncGenerator<ArchiveEntry> {
  const keys = (await namedKeys(url)).filter((key) => !copiedPaths.has(`${parts.files}/${filePath(key)}`));
  for (const some of chunks(keys)) {
    const contents = await using(() => Promise.all(some.map((key) => contentOf(store, key))));
    for (const [index, key] of some.entries()) {
      const content = contents[index];
      // Removed since its row was read.
      if (!content) continue;
      const path = `${parts.files}/${filePath(key)}`;
      copiedPaths.add(path);
      yield { path, mode: 0o600, content: [content] };
    }
  }
}

/** Of the keys those that the store lacks. */
export async function missingObjects(store: BlobStore, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const some of chunks(keys)) {
    const isThere = await using(() => Promise.all(some.map((key) => store.has(key))));
    missing.push(...some.filter((_key, index) => !isThere[index]));
  }
  return missing;
}

/** Stores the files of a folder. A key is never used for other bytes, so nothing is lost by storing one again. */
export async function storeFiles(store: BlobStore, folder: string): Promise<void> {
  const items = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = items.filter((item) => item.isFile() && isBlobKey(item.name));
  for (const some of chunks(files)) {
    await using(() =>
      Promise.all(
        some.map(async ({ parentPath, name }) =>
          // The rows have the media types.
          store.put(name, await readFile(join(parentPath, name)), 'application/octet-stream'),
        ),
      ),
    );
  }
}

async function contentOf(store: BlobStore, key: string): Promise<Buffer | null> {
  const content = await store.get(key);
  return content && buffer(content);
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += filesAtOnce) yield items.slice(at, at + filesAtOnce);
}

async function using<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The store of files failed (${reason}). Check S3_ENDPOINT, S3_BUCKET and its keys, and start again.`,
    );
  }
}
