import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadedFile } from '@fairway/gateway/contract/upload';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { type BlobStore, newBlobKey } from '../../services/files/blobStore.ts';
import type { Picture } from '../../services/files/pictures.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { fileLink } from './phone/links.ts';
import { isPaper } from './rules.ts';
import type { FilePurpose } from './tables.ts';

type FileRow = Selectable<Tables['file']>;

/** The owner of a file, and its purpose. */
export interface FileOwner {
  readonly tenantId: string;
  readonly accountId: string;
  readonly purpose: FilePurpose;
  readonly handOverId?: string;
}

/** A PDF as it was handed in. */
export interface Document {
  readonly bytes: Buffer;
  readonly mediaType: 'application/pdf';
  readonly width: 0;
  readonly height: 0;
}

interface StoreParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly papers: PaperKeys;
}

/** Stores a picture or a document. `within` runs in the transaction that marks it as stored. */
export async function storeFile<T>(
  parts: StoreParts,
  owner: FileOwner,
  content: Picture | Document,
  now: Date,
  within: (transaction: Db, file: FileRow) => Promise<T>,
): Promise<T> {
  const id = await putFile(parts, owner, content, now);
  return parts.db
    .transaction()
    .execute(async (transaction) => within(transaction, await markStored(transaction, owner, id, now)));
}

/**
 * Stores the bytes of a picture or a document, and returns its id. The row is inserted first and is marked by
 * `markStored` once the bytes are stored, so that any failure in between leaves a row by which the clean-up finds the
 * bytes.
 */
export async function putFile(
  parts: StoreParts,
  owner: FileOwner,
  content: Picture | Document,
  now: Date,
): Promise<string> {
  const { db, blobs, papers } = parts;
  const id = uuidv7();
  const blobKey = newBlobKey();
  const { bytes, ...rest } = content;
  const sealed = isPaper(owner.purpose) ? papers.seal(placeOf(blobKey), bytes) : null;
  await db
    .insertInto('file')
    .values({
      ...{ ...owner, ...rest, id, blobKey, bytes: bytes.length, createdAt: now },
      sealedBy: sealed?.sealedBy ?? null,
    })
    .execute();
  // The type of a stored paper does not reveal its content.
  await blobs.put(blobKey, sealed?.bytes ?? bytes, sealed ? 'application/octet-stream' : content.mediaType);
  return id;
}

/** Marks a file whose bytes are stored. */
export function markStored(
  transaction: Db,
  { tenantId }: Pick<FileOwner, 'tenantId'>,
  id: string,
  now: Date,
): Promise<FileRow> {
  return transaction
    .updateTable('file')
    .set({ storedAt: now })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A picture of the account itself; undefined for any other, even in the same company (TRUST 33). */
export function ownFile(db: Db, owner: { tenantId: string; accountId: string }, id: string) {
  return db
    .selectFrom('file')
    .selectAll()
    .where('tenantId', '=', owner.tenantId)
    .where('accountId', '=', owner.accountId)
    .where('id', '=', id)
    .where('purpose', '!=', 'invoice')
    .where('storedAt', 'is not', null)
    .executeTakeFirst();
}

/** The file that a signed link names. */
export function fileById(db: Db, id: string) {
  return db
    .selectFrom('file')
    .select(['blobKey', 'mediaType', 'bytes', 'purpose', 'sealedBy'])
    .where('id', '=', id)
    .where('storedAt', 'is not', null)
    .executeTakeFirst();
}

/**
 * Marks these files as submitted, in the transaction of the submission. False when one of
 * them is not the account's own, or was uploaded for something else (TRUST 34).
 */
export async function attachFiles(transaction: Db, owner: FileOwner, ids: readonly string[], now: Date) {
  const uniqueIds = [...new Set(ids)];
  const used = await transaction
    .updateTable('file')
    .set({ usedAt: now })
    .where('tenantId', '=', owner.tenantId)
    .where('accountId', '=', owner.accountId)
    .where('purpose', '=', owner.purpose)
    .where('id', 'in', uniqueIds)
    .where('storedAt', 'is not', null)
    .returning('id')
    .execute();
  return used.length === uniqueIds.length;
}

/** Marks a file as unused: the clean-up removes it once it is a day old. */
export async function leaveFile(
  transaction: Db,
  owner: { readonly tenantId: string; readonly accountId: string },
  id: string,
): Promise<void> {
  await transaction
    .updateTable('file')
    .set({ usedAt: null })
    .where('tenantId', '=', owner.tenantId)
    .where('accountId', '=', owner.accountId)
    .where('id', '=', id)
    .execute();
}

/** A picture as its owner sees it, with a fresh link. */
export function toUploadedFile(config: Config, file: FileRow, now: Date): UploadedFile {
  const { id, purpose, bytes, width, height } = file;
  if (purpose === 'invoice') throw new Error('an invoice is no picture that somebody uploaded');
  return { id, purpose, ...fileLink(config, id, now), bytes, width, height };
}

/** Bytes are encrypted for their storage place. */
function placeOf(blobKey: string): string {
  return `picture ${blobKey}`;
}

/** The bytes of a picture: as they flow, or opened where it is a paper. Null when there are none. */
export async function openPicture(
  parts: { readonly blobs: BlobStore; readonly papers: PaperKeys },
  { blobKey, sealedBy }: Pick<FileRow, 'blobKey' | 'sealedBy'>,
): Promise<Readable | Buffer | null> {
  const content = await parts.blobs.get(blobKey);
  if (!content || sealedBy === null) return content;
  return parts.papers.open(placeOf(blobKey), { bytes: await buffer(content), sealedBy });
}

/** Re-encrypts pictures that use an older key; returns their number. */
export async function resealPictures(
  parts: { readonly db: Db; readonly blobs: BlobStore; readonly papers: PaperKeys },
  most: number,
): Promise<number> {
  const { db, blobs, papers } = parts;
  const old = await db
    .selectFrom('file')
    .select(['tenantId', 'id', 'blobKey', 'sealedBy'])
    .where('sealedBy', 'is not', null)
    .where('sealedBy', '<>', papers.current())
    .where('storedAt', 'is not', null)
    .limit(most)
    .execute();
  for (const { tenantId, id, blobKey, sealedBy } of old) {
    const plain = await openPicture(parts, { blobKey, sealedBy });
    if (!(plain instanceof Buffer)) continue;
    // Under a separate name first: whenever the process is killed, the row names bytes that its key opens.
    const next = newBlobKey();
    const sealed = papers.seal(placeOf(next), plain);
    await blobs.put(next, sealed.bytes, 'application/octet-stream');
    await db
      .updateTable('file')
      .set({ blobKey: next, sealedBy: sealed.sealedBy })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute();
    await blobs.remove(blobKey);
  }
  return old.length;
}

/** Removes pictures for good: first the bytes, then the row. */
export async function removeFiles(
  parts: { readonly db: Db; readonly blobs: BlobStore },
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const files = await parts.db
    .selectFrom('file')
    .select(['id', 'blobKey'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  for (const { id, blobKey } of files) {
    await parts.blobs.remove(blobKey);
    await parts.db.deleteFrom('file').where('tenantId', '=', tenantId).where('id', '=', id).execute();
  }
}
