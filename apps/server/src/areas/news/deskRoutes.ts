import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { answer, type Route } from '../../http/answer.ts';
import { redraw } from '../../services/files/pictures.ts';
import { deskCase, deskPage, deskRevision } from './desk.ts';
import { type NotSaved, restoreRevision, type Saved, saveAtDesk, takeBack } from './deskSave.ts';
import { picturePath, storeNewsPicture } from './pictures.ts';
import { standingOf } from './standing.ts';

/** How many pictures one of the staff may bring in an hour. */
const picturesPerHour = [{ count: 200, seconds: 3600 }];

function isSaved(result: Saved | { readonly code: string }): result is Saved {
  return 'held' in result;
}

/** What a refusal carries: of an article that somebody else saved, who and when. */
function detailsOf(not: NotSaved<'articleOut' | 'articleNotOut' | 'revisionLacks'>) {
  return not.code === 'articleChanged' ? { data: { by: not.by, at: not.at } } : {};
}

export const deskRoutes: readonly Route[] = [
  answer(newsDesk.selectPage, ({ db, query, now }) => deskPage(db, query, now)),
  answer(
    newsDesk.selectArticle,
    async ({ db, query, now, refuse }) => (await deskCase(db, query.id, now)) ?? refuse('notFound'),
  ),
  answer(
    newsDesk.selectRevision,
    async ({ db, query, refuse }) => (await deskRevision(db, query.id, query.revision)) ?? refuse('notFound'),
  ),
  answer(newsDesk.preview, async (handling) => {
    // What reads Markdown is fetched with the first preview.
    const { previewOf } = await import('./preview.ts');
    const { db, now, body } = handling;
    return previewOf({ db, now, language: body.language }, body.draft);
  }),
  answer(newsDesk.save, async ({ db, body, caller, now, requestId, refuse, settle }) => {
    const saving = { ...body, publishAt: body.publishAt === null ? null : new Date(body.publishAt) };
    const done = await db.transaction().execute(async (transaction) => {
      const result = await saveAtDesk(transaction, saving, caller, { now, requestId });
      if (!isSaved(result)) return result;
      const { id, revision, held } = result;
      return settle(transaction, { id, revision, standing: standingOf(held, now) });
    });
    return 'code' in done ? refuse(done.code, detailsOf(done)) : done;
  }),
  answer(newsDesk.takeBack, async ({ db, body, caller, now, requestId, refuse, settle }) => {
    const done = await db.transaction().execute(async (transaction) => {
      const draftOf = async (id: string) => (await deskCase(transaction, id, now))?.draft;
      const result = await takeBack(transaction, body, draftOf, caller, { now, requestId });
      return isSaved(result) ? settle(transaction, { revision: result.revision }) : result;
    });
    return 'code' in done ? refuse(done.code, detailsOf(done)) : done;
  }),
  answer(newsDesk.restore, async ({ db, body, caller, now, requestId, refuse, settle }) => {
    const done = await db.transaction().execute(async (transaction) => {
      const result = await restoreRevision(transaction, body, caller, { now, requestId });
      return isSaved(result) ? settle(transaction, { revision: result.revision }) : result;
    });
    return 'code' in done ? refuse(done.code, detailsOf(done)) : done;
  }),
  answer(newsDesk.uploadPicture, async ({ db, body, caller, now, services, refuse, settle }) => {
    const taken = await services.limits.take(`news pictures ${caller.staffId}`, picturesPerHour, now);
    if (!taken.ok) return refuse('tooManyRequests', { retryAt: taken.retryAt });
    const picture = await redraw(body.file);
    const id = await storeNewsPicture({ db, blobs: services.blobs }, picture, caller.staffId, now);
    const { width, height, bytes } = picture;
    return db
      .transaction()
      .execute((transaction) =>
        settle(transaction, { path: picturePath(id), width, height, bytes: bytes.length }),
      );
  }),
];
