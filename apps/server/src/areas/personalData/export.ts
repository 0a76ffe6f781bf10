import { buffer } from 'node:stream/consumers';
import type { personalData } from '@fairway/gateway/contract/personalData';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { WritingInSteps } from '../../http/answer.ts';
import { write } from '../../http/app.ts';
import { refused } from '../../http/envelope.ts';
import { pageLanguage } from '../../http/pages/pageLanguage.ts';
import { Refusal, refuse as refuseCall } from '../../http/refuse.ts';
import { endOf } from '../../http/session/sessionEnd.ts';
import { keyedHash, newToken } from '../../secrets.ts';
import type { BlobStore } from '../../services/files/blobStore.ts';
import { zip } from '../../services/files/writeZip.ts';
import type { PaperKeys } from '../../services/papers/paperKeys.ts';
import { later } from '../../time/later.ts';
import { openPicture } from '../upload/index.ts';
import { holdProof, spendProof } from '../verifyCode/index.ts';
import { personalRecords, personIds } from './personalTables.ts';

const path = '/api/personalData/';
/** Seconds for which a copy can be downloaded. */
const ticketSeconds = 300;
/** Copies that one account may request: each reads all of its data. */
const perDay = [{ count: 5, seconds: 86_400 }];

const ticketHash = (secret: Uint8Array, ticket: string) => keyedHash(secret, 'data export', ticket);

/**
 * Returns a ticket to download a copy of all stored data about the caller: once, for five minutes, while their session
 * lives.
 */
export async function prepareExport({
  body,
  caller,
  commit,
  config,
  now,
  refuse,
  services,
}: WritingInSteps<typeof personalData.prepareExport>) {
  const limit = await services.limits.take(`export ${caller.accountId}`, perDay, now);
  if (!limit.ok) return refuseCall('tooManyRequests', { retryAt: limit.retryAt });
  const ticket = newToken();
  const expiresAt = later(now, ticketSeconds);
  const { sessionId, tenantId, accountId } = caller;
  const of = { caller, contacts: ['phone', 'email'], purpose: 'EXPORT', secret: config.secret, now } as const;
  return commit(async (trx) => {
    if (!(await holdProof(trx, body.proof, of))) return refuse('oldContactUnproven');
    await spendProof(trx, body.proof, config.secret);
    await trx
      .insertInto('dataExport')
      .values({ ticketHash: ticketHash(config.secret, ticket), sessionId, tenantId, accountId, expiresAt })
      .execute();
    return { url: `${path}${ticket}`, expiresAt: expiresAt.toISOString() };
  });
}

export interface ExportParts {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly blobs: BlobStore;
  readonly papers: PaperKeys;
}

/** Serves the download of a copy. A ticket that is wrong, late or spent, or whose session has ended, finds nothing. */
export function exportPage({
  db,
  config,
  clock,
  blobs,
  papers,
}: ExportParts): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: { ticket: string } }>(`${path}:ticket`, async (request, reply) => {
      const now = clock.now();
      const account = await spendTicket(db, config, request.params.ticket, now);
      if (!account) return nothing(reply, pageLanguage(request), now);
      const file = await copyOf({ db, blobs, papers }, account, now);
      return reply
        .headers({
          'content-disposition': `attachment; filename="fairway-${now.toISOString().slice(0, 10)}.zip"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .type('application/zip')
        .send(file);
    });
  };
}

function nothing(reply: FastifyReply, language: 'zh' | 'en', now: Date) {
  return write(reply, { ...refused(new Refusal('notFound'), language, now), status: 404 });
}

interface Owner {
  readonly tenantId: string;
  readonly accountId: string;
}

async function spendTicket(
  db: Db,
  { secret }: Config,
  ticket: string,
  now: Date,
): Promise<Owner | undefined> {
  const spent = await db
    .deleteFrom('dataExport')
    .where('ticketHash', '=', ticketHash(secret, ticket.slice(0, 100)))
    .where('expiresAt', '>', now)
    .returning(['sessionId', 'tenantId', 'accountId'])
    .executeTakeFirst();
  if (!spent) return undefined;
  const session = await db
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'session.tenantId').onRef('account.id', '=', 'session.accountId'),
    )
    .select(['session.expiresAt', 'endedAt', 'endReason', 'endedByDevice', 'disabledAt', 'blockedAt'])
    .where('session.id', '=', spent.sessionId)
    .executeTakeFirst();
  return session && endOf(session, now) === null ? spent : undefined;
}

const extension = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

const readMe = `航道：关于您的全部数据
data.json 按种类列出我们保存的、与您有关的全部记录；pictures 文件夹里是您上传的图片和开给您的发票。
密码、令牌等只以无法还原的形式保存，不在其中。

Fairway: everything we hold about you
data.json lists every record about you by its kind; the folder pictures has the pictures that you uploaded and the
invoices that were issued to you.
Passwords and tokens are kept only in forms that cannot be turned back, so they are not in it.
`;

/** One ZIP file: the records as JSON, and the pictures. */
async function copyOf(
  { db, blobs, papers }: Pick<ExportParts, 'db' | 'blobs' | 'papers'>,
  { tenantId, accountId }: Owner,
  now: Date,
): Promise<Buffer> {
  const person = await personIds(db, accountId, tenantId);
  const records = await personalRecords(db, person);
  const files = await db
    .selectFrom('file')
    .select(['id', 'blobKey', 'mediaType', 'purpose', 'sealedBy'])
    .where('accountId', 'in', person.accountIds)
    .where('storedAt', 'is not', null)
    .execute();
  const pictures = [];
  for (const { id, mediaType, purpose, ...stored } of files) {
    const opened = await openPicture({ blobs, papers }, stored);
    if (!opened) continue;
    const content = Buffer.isBuffer(opened) ? opened : await buffer(opened);
    pictures.push({ name: `pictures/${purpose}-${id}.${extension[mediaType]}`, content });
  }
  const data = JSON.stringify({ preparedAt: now.toISOString(), records }, null, 2);
  return zip([
    { name: 'README.txt', content: Buffer.from(readMe) },
    { name: 'data.json', content: Buffer.from(data) },
    ...pictures,
  ]);
}
