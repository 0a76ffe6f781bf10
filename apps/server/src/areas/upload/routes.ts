import { headers } from '@fairway/gateway/contract/envelope';
import { upload } from '@fairway/gateway/contract/upload';
import { answer, type Route } from '../../http/answer.ts';
import { redraw } from '../../services/files/pictures.ts';
import { endHandOver, ownHandOver, startHandOver } from './handOvers.ts';
import { handOversPerHour, mayUpload, uploadsPerHour } from './rules.ts';
import { ownFile, storeFile, toUploadedFile } from './store.ts';
import { newUploadToken, purposeOf } from './uploadToken.ts';

export const routes: readonly Route[] = [
  answer(upload.uploadToken, ({ body, caller, refuse, config, now }) => {
    if (!mayUpload(caller.rights, body.purpose)) return refuse('subAccountNotAllowed');
    return newUploadToken(config, caller, body.purpose, now);
  }),

  answer(upload.upload, async ({ body, header, caller, refuse, config, db, services, now, settle }) => {
    const { tenantId, accountId } = caller;
    const purpose = purposeOf(config, header(headers.uploadToken) ?? '', caller, now);
    if (!purpose || (body.purpose ?? purpose) !== purpose) return refuse('uploadTokenInvalid');
    const taken = await services.limits.take(`uploads ${accountId}`, uploadsPerHour, now);
    if (!taken.ok) return refuse('tooManyRequests', { retryAt: taken.retryAt });
    const picture = await redraw(body.file);
    const parts = { db, blobs: services.blobs, papers: services.papers };
    return storeFile(parts, { tenantId, accountId, purpose }, picture, now, (transaction, file) =>
      settle(transaction, toUploadedFile(config, file, now)),
    );
  }),

  answer(upload.selectFile, async ({ query, caller, refuse, db, config, now }) => {
    const file = await ownFile(db, caller, query.id);
    return file ? toUploadedFile(config, file, now) : refuse('notFound');
  }),

  answer(upload.startHandOver, async ({ body, caller, refuse, db, config, services, now, settle }) => {
    if (!mayUpload(caller.rights, body.purpose)) return refuse('subAccountNotAllowed');
    const taken = await services.limits.take(`hand-overs ${caller.accountId}`, handOversPerHour, now);
    if (!taken.ok) return refuse('tooManyRequests', { retryAt: taken.retryAt });
    return db
      .transaction()
      .execute(async (transaction) =>
        settle(transaction, await startHandOver(transaction, config, caller, body, now)),
      );
  }),

  answer(upload.selectHandOver, async ({ query, caller, refuse, db, config, now }) => {
    return (await ownHandOver(db, config, caller, query.id, now)) ?? refuse('notFound');
  }),

  answer(upload.endHandOver, async ({ body, caller, refuse, db, config, now }) => {
    await endHandOver(db, caller, body.id, now);
    return (await ownHandOver(db, config, caller, body.id, now)) ?? refuse('notFound');
  }),
];
