import type { CheckedBodyOf } from '@fairway/gateway/contract/call';
import type { invoice } from '@fairway/gateway/contract/invoice';
import type { Language } from '@fairway/gateway/contract/texts';
import { invoiceStatus } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { lockOrder, type OrderKey, setInvoiceStatus } from '../order/index.ts';
import { requestName, requestRefusal, withdrawal } from './rules.ts';
import { addEvent, type InvoiceRow, invoiceOf, updateInvoice } from './store.ts';

type InvoiceFields = Omit<CheckedBodyOf<typeof invoice.request>, 'orderNo'>;

interface Asking {
  readonly accountId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Requests the invoice of an order, or corrects the request. Under the order's lock, so the second of two concurrent
 * calls sees the first one's request and is refused.
 */
export async function requestInvoice(
  transaction: Db,
  key: OrderKey,
  { seen, ...fields }: InvoiceFields,
  { accountId, language, now }: Asking,
): Promise<InvoiceRow | 'invoiceNotOffered' | 'invoiceChanged'> {
  const order = await lockOrder(transaction, key);
  const before = await invoiceOf(transaction, key);
  const refusal = requestRefusal(order.status, before ?? null, seen);
  if (refusal) return refusal;
  const { tenantId, id: orderId, amount } = order;
  const values = {
    ...fields,
    accountId,
    state: 'requested',
    amount,
    language,
    changedAt: now,
    // A correction keeps its place in the queue.
    requestedAt: before?.state === 'requested' ? before.requestedAt : now,
    reasonZh: null,
    reasonEn: null,
  } as const;
  const row = before
    ? await updateInvoice(transaction, before, values)
    : await transaction
        .insertInto('invoice')
        .values({ tenantId, orderId, version: 1, ...values })
        .returningAll()
        .executeTakeFirstOrThrow();
  await addEvent(transaction, row, { what: requestName(before?.state ?? null) }, now);
  await setInvoiceStatus(transaction, key, invoiceStatus.issuing);
  return row;
}

/** Withdraws a request that waits. Withdrawing it again is no error. */
export async function withdrawInvoice(
  transaction: Db,
  key: OrderKey,
  seen: number,
  now: Date,
): Promise<InvoiceRow | 'invoiceChanged'> {
  await lockOrder(transaction, key);
  const before = await invoiceOf(transaction, key);
  const effect = withdrawal(before ?? null, seen);
  if (!before || effect === 'invoiceChanged') return 'invoiceChanged';
  if (effect === 'known') return before;
  const row = await updateInvoice(transaction, before, { state: 'withdrawn', changedAt: now });
  await addEvent(transaction, row, { what: 'withdrawn' }, now);
  await setInvoiceStatus(transaction, key, invoiceStatus.notIssued);
  return row;
}
