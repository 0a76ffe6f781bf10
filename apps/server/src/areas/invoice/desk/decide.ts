import { type InvoiceReason, invoiceMessage } from '@fairway/gateway/contract/words/invoiceReasons';
import type { Db } from '../../../database/db.ts';
import type { Staff } from '../../../http/caller.ts';
import { type Occasion, record } from '../../../services/audit/audit.ts';
import type { Letters } from '../../../services/services.ts';
import { buyerContacts } from '../../account/index.ts';
import { lockOrder, setInvoiceStatus } from '../../order/index.ts';
import { attachFiles } from '../../upload/index.ts';
import { messageOf } from '../messages.ts';
import { statusOf } from '../rules.ts';
import { addEvent, type InvoiceRow, invoiceOf, updateInvoice } from '../store.ts';
import type { QueuedInvoice } from './queue.ts';

export interface Deciding {
  readonly by: Staff;
  readonly seen: number;
  readonly occasion: Occasion;
  readonly letters: Letters;
}

/** What the log calls an invoice. */
export function subjectOf({ orderId, orderNo }: Pick<QueuedInvoice, 'orderId' | 'orderNo'>) {
  return { kind: 'invoice', id: orderId, name: orderNo } as const;
}

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
  { by, seen, occasion, letters }: Deciding,
): Promise<'issued' | 'invoiceChanged' | 'invoiceNumberTaken'> {
  const row = await lockWaiting(transaction, queued, seen);
  if (!row) return 'invoiceChanged';
  if (await isTaken(transaction, invoiceNumber)) return 'invoiceNumberTaken';
  const { now } = occasion;
  const { tenantId } = row;
  const owner = { tenantId, accountId: file.accountId, purpose: 'invoice' } as const;
  if (!(await attachFiles(transaction, owner, [file.id], now)))
    throw new Error('the PDF of an invoice is gone');
  await updateInvoice(transaction, row, {
    ...{ state: 'issued', invoiceNumber, issuedOn, fileId: file.id, changedAt: now },
  });
  await addEvent(transaction, row, { what: 'issued', staffName: by.name, text: invoiceNumber }, now);
  await setInvoiceStatus(transaction, { tenantId, id: row.orderId }, statusOf('issued'));
  await tell(transaction, letters, { ...queued, ...row }, { kind: 'issued' }, now);
  await record(
    transaction,
    by,
    {
      action: 'invoiceIssued',
      subject: subjectOf(queued),
      before: { state: row.state },
      after: { state: 'issued', invoiceNumber, issuedOn, amount: row.amount },
    },
    occasion,
  );
  return 'issued';
}

/** Whether another invoice has this number. */
export async function isTaken(db: Db, invoiceNumber: string): Promise<boolean> {
  const other = await db
    .selectFrom('invoice')
    .select('orderId')
    .where('invoiceNumber', '=', invoiceNumber)
    .executeTakeFirst();
  return other !== undefined;
}

export interface Return {
  readonly reasons: readonly InvoiceReason[];
  readonly noteZh: string;
  readonly noteEn: string;
}

/** Sends a request back: its buyer reads why, in their language, and may ask again. */
export async function sendBack(
  transaction: Db,
  queued: QueuedInvoice,
  { reasons, noteZh, noteEn }: Return,
  { by, seen, occasion, letters }: Deciding,
): Promise<'sentBack' | 'invoiceChanged'> {
  const row = await lockWaiting(transaction, queued, seen);
  if (!row) return 'invoiceChanged';
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
  await tell(transaction, letters, { ...queued, ...row }, { kind: 'sentBack', reason }, now);
  await record(
    transaction,
    by,
    {
      action: 'invoiceSentBack',
      subject: subjectOf(queued),
      before: { state: row.state },
      after: { state: 'sentBack', reasons: [...reasons] },
      reason: reason.zh,
    },
    occasion,
  );
  return 'sentBack';
}

/** Takes the order's lock; nothing where the request is not what was seen, or waits no longer. */
async function lockWaiting(
  transaction: Db,
  { tenantId, orderId }: QueuedInvoice,
  seen: number,
): Promise<InvoiceRow | null> {
  const key = { tenantId, id: orderId };
  await lockOrder(transaction, key);
  const row = await invoiceOf(transaction, key);
  return row?.state === 'requested' && row.version === seen ? row : null;
}

async function tell(
  transaction: Db,
  { outbox, publicUrl }: Letters,
  { tenantId, accountId, orderNo, language }: QueuedInvoice,
  news: Parameters<typeof messageOf>[1],
  now: Date,
): Promise<void> {
  const contacts = await buyerContacts(transaction, tenantId, accountId);
  const message = messageOf(
    { orderNo, language, page: `${publicUrl()}/orderDetail?orderNo=${orderNo}`, ...contacts },
    news,
  );
  if (message) await outbox.put(transaction, message, now);
}
