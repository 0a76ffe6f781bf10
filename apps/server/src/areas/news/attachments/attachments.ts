import { dayMs, extensionOf } from '@fairway/trade';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import { type BlobStore, newBlobKey } from '../../../services/files/blobStore.ts';

interface Parts {
  readonly db: Db;
  readonly blobs: BlobStore;
}

/** Returns the download path of an article's attachment; its content never changes. */
export function attachmentPath(id: string): string {
  return `/api/news/attachments/${id}`;
}

/**
 * Returns the file name for readers: one line without folders, at most 100 characters, with the extension that matches
 * the bytes.
 */
export function attachmentName(name: string, mediaType: string): string {
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]{0,10}$/, '')
    // Control characters, and those that reverse the direction of a text to hide an ending.
    .replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .trim();
  const short = Array.from(stem).slice(0, 100).join('');
  return `${short === '' ? 'attachment' : short}.${extensionOf(mediaType)}`;
}

/** Stores a file for articles, judged by its bytes before. Its row comes first and is marked once the bytes have arrived. */
export async function storeAttachment(
  { db, blobs }: Parts,
  { file, name }: { readonly file: Blob; readonly name: string },
  staffId: string,
  now: Date,
): Promise<{ readonly id: string; readonly name: string; readonly bytes: number }> {
  const id = uuidv7();
  const blobKey = newBlobKey();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stored = { id, name: attachmentName(name, file.type), bytes: bytes.length };
  await db
    .insertInto('newsAttachment')
    .values({ ...stored, blobKey, mediaType: file.type, staffId, createdAt: now, storedAt: null })
    .execute();
  await blobs.put(blobKey, bytes, file.type);
  await db.updateTable('newsAttachment').set({ storedAt: now }).where('id', '=', id).execute();
  return stored;
}

const unstoredLife = 3_600_000;
/** Time for which a file that no article names is stored: its article may still be open in an editor. */
const unusedLife = 7 * dayMs;
const batch = 200;

/** Removes incompletely uploaded files, and those that no revision of an article ever named. */
export async function cleanUpAttachments({ db, blobs }: Parts, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<{ id: string; blobKey: string }>`
    select id, blob_key as "blobKey" from news_attachment
    where (stored_at is null and created_at < ${before(unstoredLife)})
      or (created_at < ${before(unusedLife)} and not exists (
        select from news_revision where strpos(content::text, news_attachment.id::text) > 0))
    limit ${batch}`.execute(db);
  for (const { id, blobKey } of rows) {
    await blobs.remove(blobKey);
    await db.deleteFrom('newsAttachment').where('id', '=', id).execute();
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serves the attachments of articles publicly. A browser saves them, and shows none as a page of this site. */
export function attachmentPage({ db, blobs }: Parts): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { id: string } }>('/api/news/attachments/:id', async (request, reply) => {
      const { id } = request.params;
      const file = uuid.test(id)
        ? await db
            .selectFrom('newsAttachment')
            .select(['blobKey', 'name', 'mediaType', 'bytes'])
            .where('id', '=', id)
            .where('storedAt', 'is not', null)
            .executeTakeFirst()
        : undefined;
      const content = file ? await blobs.get(file.blobKey) : null;
      if (!file || !content) return reply.status(404).header('cache-control', 'no-store').send();
      return reply
        .headers({
          // RFC 6266 with RFC 8187: names in any language.
          'content-disposition': `attachment; filename*=UTF-8''${encodeRfc8187(file.name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': String(file.bytes),
        })
        .type(file.mediaType)
        .send(content);
    });
  };
}

function encodeRfc8187(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
