import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';
import { dayMs } from '@fairway/trade';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { BrokenRule } from '../../../http/refuse.ts';
import { type BlobStore, newBlobKey } from '../../../services/files/blobStore.ts';
import type { Picture } from '../../../services/files/pictures.ts';
import { parseOutside } from '../../../services/parsing/parseOutside.ts';

interface Parts {
  readonly db: Db;
  readonly blobs: BlobStore;
}

/** Returns the public path of an article's picture; its content never changes. */
export function picturePath(id: string): string {
  return `/api/news/pictures/${id}`;
}

/** Those of these paths that no stored picture of an article has: other files of this site, private ones among them. */
async function otherPaths(db: Db, paths: readonly string[]): Promise<string[]> {
  const ids = paths.flatMap((path) => articlePicture.exec(path)?.[1] ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('newsPicture')
          .select('id')
          .where('id', 'in', ids)
          .where('storedAt', 'is not', null)
          .execute();
  const stored = new Set(rows.map(({ id }) => picturePath(id)));
  return paths.filter((path) => !stored.has(path));
}

/** Returns the broken rules of a draft's pictures: each must have been uploaded for articles. */
export async function wrongPictures(
  db: Db,
  { picture, zh, en }: Pick<DeskDraft, 'picture' | 'zh' | 'en'>,
): Promise<BrokenRule[]> {
  const texts = {
    picture: picture === null ? [] : [picture],
    bodyZh: await pathsIn(zh),
    bodyEn: await pathsIn(en),
  };
  const broken: BrokenRule[] = [];
  for (const [field, paths] of Object.entries(texts)) {
    if ((await otherPaths(db, paths)).length > 0)
      broken.push({ field: `body.draft.${field}`, rule: 'articlePicture' });
  }
  return broken;
}

async function pathsIn({ body }: DeskDraft['zh']): Promise<string[]> {
  if (!body.includes('![')) return [];
  return (await parseOutside('markdown', body)).flatMap((block) =>
    block.kind === 'picture' ? block.src : [],
  );
}

const articlePicture = /^\/api\/news\/pictures\/([0-9a-f-]{36})$/;

/** Stores a picture for articles. Its row comes first and is marked once the bytes have arrived. */
export async function storeNewsPicture(
  { db, blobs }: Parts,
  { bytes, mediaType, width, height }: Picture,
  staffId: string,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  const blobKey = newBlobKey();
  await db
    .insertInto('newsPicture')
    .values({
      id,
      blobKey,
      mediaType,
      bytes: bytes.length,
      width,
      height,
      staffId,
      createdAt: now,
      storedAt: null,
    })
    .execute();
  await blobs.put(blobKey, bytes, mediaType);
  await db.updateTable('newsPicture').set({ storedAt: now }).where('id', '=', id).execute();
  return id;
}

/** Pictures that are no longer on their way. */
const unstoredLife = 3_600_000;
/** Time for which an upload that no article names is stored: its article may still be open in an editor. */
const unusedLife = 7 * dayMs;
const batch = 200;

/** Removes incompletely uploaded pictures, and those that no revision of an article ever named. */
export async function cleanUpNewsPictures({ db, blobs }: Parts, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const spent = await db
    .selectFrom('newsPicture')
    .select(['id', 'blobKey'])
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      or([
        and([eb('storedAt', 'is', null), eb('createdAt', '<', before(unstoredLife))]),
        and([
          eb('createdAt', '<', before(unusedLife)),
          not(
            exists(
              selectFrom('newsRevision')
                .select('articleId')
                .where(({ eb: each, fn, cast, ref }) =>
                  each(
                    fn<number>('strpos', [
                      cast<string>('content', 'text'),
                      cast<string>(ref('newsPicture.id'), 'text'),
                    ]),
                    '>',
                    0,
                  ),
                ),
            ),
          ),
        ]),
      ]),
    )
    .limit(batch)
    .execute();
  for (const { id, blobKey } of spent) {
    await blobs.remove(blobKey);
    await db.deleteFrom('newsPicture').where('id', '=', id).execute();
  }
}

const extension = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serves the pictures of articles publicly. */
export function picturePage({ db, blobs }: Parts): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { id: string } }>('/api/news/pictures/:id', async (request, reply) => {
      const { id } = request.params;
      const picture = uuid.test(id)
        ? await db
            .selectFrom('newsPicture')
            .select(['blobKey', 'mediaType', 'bytes'])
            .where('id', '=', id)
            .where('storedAt', 'is not', null)
            .executeTakeFirst()
        : undefined;
      const content = picture ? await blobs.get(picture.blobKey) : null;
      if (!picture || !content) return reply.status(404).header('cache-control', 'no-store').send();
      return reply
        .headers({
          // Shown by an <img>, saved when opened: it never runs as a page of ours.
          'content-disposition': `inline; filename="picture.${extension[picture.mediaType]}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': String(picture.bytes),
        })
        .type(picture.mediaType)
        .send(content);
    });
  };
}
