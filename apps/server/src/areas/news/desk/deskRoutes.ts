import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { type Route, read, readByPost, write, writeInSteps } from '../../../http/answer.ts';
import { redraw } from '../../../services/files/pictures.ts';
import { picturePath, storeNewsPicture } from '../articles/pictures.ts';
import { attachmentPath, storeAttachment } from '../attachments/attachments.ts';
import { deskCase, deskPage, deskRevision } from './desk.ts';
import { type NotSaved, restoreRevision, type Saved, saveAtDesk, takeBack } from './deskSave.ts';
import { standingOf } from './publication.ts';

/** Pictures, and other files, that one staff member may upload per hour. */
const picturesPerHour = [{ count: 200, seconds: 3600 }];

function isSaved(result: Saved | { readonly code: string }): result is Saved {
  return 'publication' in result;
}

/** Returns the data of a refusal: who saved the article in between, and when. */
function detailsOf(not: NotSaved<'articleOut' | 'articleNotOut' | 'revisionLacks'>) {
  return not.code === 'articleChanged' ? { data: { by: not.by, at: not.at } } : {};
}

export const deskRoutes: readonly Route[] = [
  read(newsDesk.selectPage, ({ db, query, now }) => deskPage(db, query, now)),
  read(
    newsDesk.selectArticle,
    async ({ db, query, now, refuse }) => (await deskCase(db, query.id, now)) ?? refuse('notFound'),
  ),
  read(
    newsDesk.selectRevision,
    async ({ db, query, refuse }) => (await deskRevision(db, query.id, query.revision)) ?? refuse('notFound'),
  ),
  readByPost(newsDesk.preview, 'a draft is too long for an address', async (handling) => {
    // The Markdown parser is loaded with the first preview.
    const { previewOf } = await import('../articles/preview.ts');
    const { db, now, body } = handling;
    return previewOf({ db, now, language: body.language }, body.draft);
  }),
  write(newsDesk.save, async ({ db, body, caller, now, requestId, refuse }) => {
    const saving = { ...body, publishAt: body.publishAt === null ? null : new Date(body.publishAt) };

    const result = await saveAtDesk(db, saving, caller, { now, requestId });
    if (!isSaved(result)) return refuse(result.code, detailsOf(result));
    const { id, revision, publication } = result;
    return { id, revision, standing: standingOf(publication, now) };
  }),
  write(newsDesk.takeBack, async ({ db, body, caller, now, requestId, refuse }) => {
    const draftOf = async (id: string) => (await deskCase(db, id, now))?.draft;
    const result = await takeBack(db, body, draftOf, caller, { now, requestId });
    return isSaved(result) ? { revision: result.revision } : refuse(result.code, detailsOf(result));
  }),
  write(newsDesk.restore, async ({ db, body, caller, now, requestId, refuse }) => {
    const result = await restoreRevision(db, body, caller, { now, requestId });
    return isSaved(result) ? { revision: result.revision } : refuse(result.code, detailsOf(result));
  }),
  writeInSteps(newsDesk.uploadPicture, async ({ db, body, caller, commit, now, services, refuse }) => {
    const limit = await services.limits.take(`news pictures ${caller.staffId}`, picturesPerHour, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    const picture = await redraw(body.file);
    const id = await storeNewsPicture({ db, blobs: services.blobs }, picture, caller.staffId, now);
    const { width, height, bytes } = picture;
    return commit(async () => ({ path: picturePath(id), width, height, bytes: bytes.length }));
  }),
  writeInSteps(newsDesk.uploadAttachment, async ({ db, body, caller, commit, now, services, refuse }) => {
    const limit = await services.limits.take(`news attachments ${caller.staffId}`, picturesPerHour, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    const stored = await storeAttachment({ db, blobs: services.blobs }, body, caller.staffId, now);
    return commit(async () => ({ path: attachmentPath(stored.id), name: stored.name, bytes: stored.bytes }));
  }),
];
