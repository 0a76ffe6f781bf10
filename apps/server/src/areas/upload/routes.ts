import { headers } from '@fairway/gateway/contract/envelope';
import { upload } from '@fairway/gateway/contract/upload';
import { type Route, read, readByPost, write, writeInSteps } from '../../http/answer.ts';
import { redraw } from '../../services/files/pictures.ts';
import { endHandOver, ownHandOver, startHandOver } from './phone/handOvers.ts';
import { newUploadToken, purposeOf } from './phone/uploadToken.ts';
import { handOversPerHour, mayUpload, uploadsPerHour } from './rules.ts';
import { markStored, ownFile, putFile, toUploadedFile } from './store.ts';

export const routes: readonly Route[] = [
  readByPost(
    upload.uploadToken,
    'the specification sends it so, and a token is stored by nobody',
    ({ body, caller, refuse, config, now }) => {
      if (!mayUpload(caller.rights, body.purpose)) return refuse('subAccountNotAllowed');
      return newUploadToken(config, caller, body.purpose, now);
    },
  ),

  writeInSteps(upload.upload, async ({ body, header, caller, commit, refuse, config, db, services, now }) => {
    const { tenantId, accountId } = caller;
    const purpose = purposeOf(config, header(headers.uploadToken) ?? '', caller, now);
    if (!purpose || (body.purpose ?? purpose) !== purpose) return refuse('uploadTokenInvalid');
    const limit = await services.limits.take(`uploads ${accountId}`, uploadsPerHour, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    const picture = await redraw(body.file);
    const parts = { db, blobs: services.blobs, papers: services.papers };
    const id = await putFile(parts, { tenantId, accountId, purpose }, picture, now);
    return commit(async (transaction) =>
      toUploadedFile(config, await markStored(transaction, caller, id, now), now),
    );
  }),

  read(upload.selectFile, async ({ query, caller, refuse, db, config, now }) => {
    const file = await ownFile(db, caller, query.id);
    return file ? toUploadedFile(config, file, now) : refuse('notFound');
  }),

  writeInSteps(upload.startHandOver, async ({ body, caller, commit, refuse, config, services, now }) => {
    if (!mayUpload(caller.rights, body.purpose)) return refuse('subAccountNotAllowed');
    const limit = await services.limits.take(`hand-overs ${caller.accountId}`, handOversPerHour, now);
    if (!limit.ok) return refuse('tooManyRequests', { retryAt: limit.retryAt });
    return commit((transaction) => startHandOver(transaction, config, caller, body, now));
  }),

  read(upload.selectHandOver, async ({ query, caller, refuse, db, config, now }) => {
    return (await ownHandOver(db, config, caller, query.id, now)) ?? refuse('notFound');
  }),

  write(upload.endHandOver, async ({ body, caller, refuse, db, config, now }) => {
    await endHandOver(db, caller, body.id, now);
    return (await ownHandOver(db, config, caller, body.id, now)) ?? refuse('notFound');
  }),
];
