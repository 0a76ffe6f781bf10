import { type InvoiceReason, invoiceMessage } from '@fairway/gateway/contract/words/invoiceReasons';
import type { Db } from '../../../database/db.ts';
import type { Decision } from '../../../services/review/defineReview.ts';
import type { Letters } from '../../../services/services.ts';
import { buyerContacts } from '../../account/index.ts';
import { addNotifications } from '../../notification/index.ts';
import { claimNumber, setInvoiceStatus } from '../../order/index.ts';
import { attachFiles } from '../../upload/index.ts';
import { messageOf } from '../messages.ts';
import { statusOf } from '../rules.ts';
import { addEvent, updateInvoice } from '../store.ts';
import type { QueuedInvoice } from './queue.ts';
import { review } from './review.ts';

export interface Issue {
  readonly invoiceNumber: string;
  readonly issuedOn: string;
  /** A stored PDF of the buyer's that nothing uses yet. */
  readonly file: { readonly id: string; readonly accountId: string };
}

/** Issues an invoice: its number, its PDF, the order's status, the log and the buyer's message are one transaction. */
export async function issueInvoice(
  transaction: Db,
  queued: QueuedInvoice,
  { invoiceNumber, issuedOn, file }: Issue,
  decision: Decision<number>,
): Promise<'issued' | 'invoiceNumberTaken'> {
  const { by, seen, occasion, letters } = decision;
  const row = await review.lockUnchanged(transaction, queued, seen);
  const { now } = occasion;
  const { tenantId, orderId } = row;
  // Two concurrent orders cannot get the same number: the second waits here for the first.
  if (!(await claimNumber(transaction, 'invoice', invoiceNumber, { tenantId, id: orderId })))
    return 'invoiceNumberTaken';
  const owner = { tenantId, accountId: file.accountId, purpose: 'invoice' } as const;
  if (!(await attachFiles(transaction, owner, [file.id], now)))
    throw new Error('the PDF of an invoice is gone');
  await updateInvoice(transaction, row, {
    ...{ state: 'issued', invoiceNumber, issuedOn, fileId: file.id, changedAt: now },
  });
  await addEvent(transaction, row, { what: 'issued', staffName: by.name, text: invoiceNumber }, now);
  await setInvoiceStatus(transaction, { tenantId, id: orderId }, statusOf('issued'));
  await tell(transaction, letters, row, { kind: 'issued' }, now);
  const entry = {
    action: 'invoiceIssued',
    before: { state: row.state },
    after: { state: 'issued', invoiceNumber, issuedOn, amount: row.amount },
  } as const;
  await review.record(transaction, row, entry, decision);
  return 'issued';
}

/** Whether another invoice has this number. */
export async function isTaken(db: Db, invoiceNumber: string): Promise<boolean> {
  const other = await db
    .selectFrom('numberClaim')
    .select('orderId')
    .where('kind', '=', 'invoice')
    .where('value', '=', invoiceNumber)
    .executeTakeFirst();
  return other !== undefined;
}

export interface Return {
  readonly reasons: readonly InvoiceReason[];
  readonly noteZh: string;
  readonly noteEn: string;
}

/** Sends a request back with a reason in the buyer's language; the buyer may request it again. */
export async function sendBack(
  transaction: Db,
  queued: QueuedInvoice,
  { reasons, noteZh, noteEn }: Return,
  decision: Decision<number>,
): Promise<'sentBack'> {
  const { by, seen, occasion, letters } = decision;
  const row = await review.lockUnchanged(transaction, queued, seen);
  const { now } = occasion;
  const reason = {
    zh: invoiceMessage(reasons, noteZh, 'zh'),
    en: invoiceMessage(reasons, noteEn, 'en'),
  };
  await updateInvoice(transaction, row, {
    ...{ state: 'sentBack', reasonZh: reason.zh, reasonEn: reason.en, changedAt: now },
  });
  await addEvent(transaction, row, { what: 'sentBack', staffName: by.name, text: reason.zh }, now);
  const { tenantId, orderId: id } = row;
  await setInvoiceStatus(transaction, { tenantId, id }, statusOf('sentBack'));
  await tell(transaction, letters, row, { kind: 'sentBack', reason }, now);
  const entry = {
    action: 'invoiceSentBack',
    before: { state: row.state },
    after: { state: 'sentBack', reasons: [...reasons] },
    reason: reason.zh,
  } as const;
  await review.record(transaction, row, entry, decision);
  return 'sentBack';
}

async function tell(
  transaction: Db,
  { outbox, publicUrl }: Letters,
  { tenantId, accountId, orderNo, language }: QueuedInvoice,
  news: Parameters<typeof messageOf>[1],
  now: Date,
): Promise<void> {
  const link = `/orderDetail?orderNo=${orderNo}`;
  const returnReason = news.kind === 'sentBack' ? news.reason : null;
  const reason = { kind: 'invoice', orderNo, step: news.kind, reason: returnReason } as const;
  await addNotifications(transaction, [{ tenantId, accountId, reason, link }], now);
  const contacts = await buyerContacts(transaction, tenantId, accountId);
  const message = messageOf({ orderNo, language, page: `${publicUrl()}${link}`, ...contacts }, news);
  if (message) await outbox.put(transaction, message, now);
}
