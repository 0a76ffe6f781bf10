import { invoiceDesk as calls } from '@fairway/gateway/contract/invoiceDesk';
import type { Db } from '../../../database/db.ts';
import { type Route, read, write, writeInSteps } from '../../../http/answer.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { decisionFrom } from '../../../services/review/defineReview.ts';
import { refuseHalfNote } from '../../../services/review/notes.ts';
import { markStored, putFile } from '../../upload/index.ts';
import { isIssuable } from '../rules.ts';
import { findInvoice, invoiceCase } from './case.ts';
import { issueInvoice, isTaken, sendBack } from './decide.ts';
import { waitingPage } from './queue.ts';
import { review } from './review.ts';

export const deskRoutes: readonly Route[] = [
  read(calls.selectPage, ({ query, db, now }) => waitingPage(db, query, now)),

  read(calls.selectCase, async ({ query, caller, db, now, refuse, config, requestId }) => {
    const row = await findInvoice(db, query.orderNo);
    if (!row) return refuse('orderNotFound');
    await review.recordOpening(db, row, { caller, now, requestId });
    return invoiceCase(db, row, { config, now });
  }),

  writeInSteps(calls.issue, async (handling) => {
    const { body, commit, db, now, refuse, services } = handling;
    const { orderNo, seen, invoiceNumber, issuedOn, file } = body;
    const row = await findInvoice(db, orderNo);
    if (!row) return refuse('orderNotFound');
    const { tenantId, accountId } = row;
    if (!isIssuable(issuedOn, await paidAt(db, row), now))
      refuseFields([{ field: 'body.issuedOn', rule: 'issuedOn' }]);
    // Checked again under the lock; here so that an unused PDF is not stored first.
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
      const issue = { invoiceNumber, issuedOn, file: { id, accountId } };
      const result = await issueInvoice(transaction, row, issue, decisionFrom(handling, seen));
      return result === 'issued' ? { state: result } : refuse(result);
    });
  }),

  write(calls.sendBack, async (handling) => {
    const { body, db, refuse } = handling;
    // The reason `other` is meaningless without a note.
    refuseHalfNote(body, body.reasons.includes('other'));
    const row = await findInvoice(db, body.orderNo);
    if (!row) return refuse('orderNotFound');
    return { state: await sendBack(db, row, body, decisionFrom(handling, body.seen)) };
  }),
];

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
