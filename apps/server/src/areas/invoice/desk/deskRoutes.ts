import { invoiceDesk as calls } from '@fairway/gateway/contract/invoiceDesk';
import type { Db } from '../../../database/db.ts';
import { type Route, read, write, writeInSteps } from '../../../http/answer.ts';
import type { Staff } from '../../../http/caller.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { record } from '../../../services/audit/audit.ts';
import { markStored, putFile } from '../../upload/index.ts';
import { isIssuable } from '../rules.ts';
import { findInvoice, invoiceCase } from './case.ts';
import { issueInvoice, isTaken, type Return, sendBack, subjectOf } from './decide.ts';
import { waitingPage } from './queue.ts';

/** Looking again within half an hour is the same look. */
const sameLook = 1_800_000;

export const deskRoutes: readonly Route[] = [
  read(calls.selectPage, ({ query, db, now }) => waitingPage(db, query, now)),

  read(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId }) => {
    const row = await findInvoice(db, query.orderNo);
    if (!row) return refuse('orderNotFound');
    // Tax numbers and bank accounts are somebody's own: who looked at them is kept.
    if (!(await lookedLately(db, caller, row.orderId, now))) {
      await record(db, caller, { action: 'invoiceOpened', subject: subjectOf(row) }, { now, requestId });
    }
    return invoiceCase(db, row, { config, now });
  }),

  writeInSteps(calls.issue, async (handling) => {
    const { body, caller, commit, db, now, refuse, services, requestId } = handling;
    const { orderNo, seen, invoiceNumber, issuedOn, file } = body;
    const row = await findInvoice(db, orderNo);
    if (!row) return refuse('orderNotFound');
    const { tenantId, accountId } = row;
    if (!isIssuable(issuedOn, await paidAt(db, row), now))
      refuseFields([{ field: 'body.issuedOn', rule: 'issuedOn' }]);
    // Asked again under the lock; here so that a PDF nobody will use is not stored first.
    if (row.state !== 'requested' || row.version !== seen) return refuse('invoiceChanged');
    if (await isTaken(db, invoiceNumber)) return refuse('invoiceNumberTaken');
    const parts = { db, blobs: services.blobs, papers: services.papers };
    const document = {
      bytes: Buffer.from(await file.arrayBuffer()),
      ...({ mediaType: 'application/pdf', width: 0, height: 0 } as const),
    };
    const owner = { tenantId, accountId, purpose: 'invoice' } as const;
    const id = await putFile(parts, owner, document, now);
    return commit(async (transaction) => {
      await markStored(transaction, owner, id, now);
      const deciding = { by: caller, seen, occasion: { now, requestId }, letters: services };
      const issue = { invoiceNumber, issuedOn, file: { id, accountId } };
      const result = await issueInvoice(transaction, row, issue, deciding);
      return result === 'issued' ? { state: result } : refuse(result);
    }).catch((error: unknown) => refuse(takenMeanwhile(error)));
  }),

  write(calls.sendBack, async ({ body, caller, db, now, refuse, services, requestId }) => {
    refuseHalfNote(body);
    const row = await findInvoice(db, body.orderNo);
    if (!row) return refuse('orderNotFound');

    const occasion = { now, requestId };
    const deciding = { by: caller, seen: body.seen, occasion, letters: services };
    const result = await sendBack(db, row, body, deciding);
    return result === 'sentBack' ? { state: result } : refuse(result);
  }),
];

/** Two orders at once cannot be given one number: the database keeps it apart. */
function takenMeanwhile(error: unknown): 'invoiceNumberTaken' {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  if (code !== uniqueViolation || constraint !== 'invoice_invoice_number_key') throw error;
  return 'invoiceNumberTaken';
}

const uniqueViolation = '23505';

/** A note in one language only would reach half of the buyers; `other` without a note says nothing. */
function refuseHalfNote({ reasons, noteZh, noteEn }: Return): void {
  const needed = noteZh !== '' || noteEn !== '' || reasons.includes('other');
  const missing = [
    ['body.noteZh', noteZh],
    ['body.noteEn', noteEn],
  ].flatMap(([field = '', note]) => (needed && note === '' ? [{ field, rule: 'required' }] : []));
  if (missing.length > 0) refuseFields(missing);
}

async function paidAt(
  db: Db,
  { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string },
): Promise<Date> {
  const order = await db
    .selectFrom('purchaseOrder')
    .select(['paidAt', 'createdAt'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.paidAt ?? order.createdAt;
}

async function lookedLately(db: Db, { staffId }: Staff, orderId: string, now: Date): Promise<boolean> {
  const look = await db
    .selectFrom('auditEntry')
    .select('id')
    .where('subjectKind', '=', 'invoice')
    .where('subjectId', '=', orderId)
    .where('staffId', '=', staffId)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}
