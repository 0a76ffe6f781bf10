import { dayMs, payWay } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { attachFiles } from '../upload/index.ts';
import { complete } from './complete.ts';
import { daysAfterRejection, statusAfter, voucherIsFree } from './rules.ts';
import { lockOrder, type OrderKey, type OrderRow, updateOrder } from './store.ts';

export interface Voucher {
  readonly accountId: string;
  readonly fileIds: readonly string[];
  readonly remark: string | null;
}

/**
 * Submits the voucher of a transfer: the order waits for staff and its countdown stops. Returns why not: `notPending`,
 * `vouchersInvalid` when a file is not the account's own voucher, or `voucherUsed` when it was handed in for another
 * order.
 */
export async function submitVoucher(
  transaction: Db,
  key: OrderKey,
  { accountId, fileIds, remark }: Voucher,
  now: Date,
): Promise<OrderRow | 'notPending' | 'vouchersInvalid' | 'voucherUsed'> {
  const order = await lockOrder(transaction, key);
  const next = statusAfter(order.status, 'voucherSubmitted');
  if (next === null || (order.cancelsAt && order.cancelsAt <= now)) return 'notPending';
  const { tenantId, id: orderId } = order;
  const ids = [...new Set(fileIds)];
  if (!(await attachFiles(transaction, { tenantId, accountId, purpose: 'transferVoucher' }, ids, now))) {
    return 'vouchersInvalid';
  }
  // The files' rows are locked by now, so two orders at the same moment find each other.
  const others = await ordersOfVouchers(transaction, order, ids);
  if (!others.every(({ status }) => voucherIsFree(status))) return 'voucherUsed';
  // A voucher submitted again after staff sent the first back replaces it.
  await transaction
    .deleteFrom('purchaseOrderVoucher')
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', orderId)
    .execute();
  await transaction
    .insertInto('purchaseOrderVoucher')
    .values(ids.map((fileId) => ({ tenantId, orderId, fileId, submittedAt: now })))
    .execute();
  return updateOrder(transaction, order, {
    status: next,
    payWay: payWay.corporateTransfer,
    voucherAt: now,
    voucherRemark: remark,
    rejectReason: null,
    rejectReasonEn: null,
    cancelsAt: null,
  });
}

/** Returns the other orders of the tenant with these vouchers. */
function ordersOfVouchers(transaction: Db, { tenantId, id }: OrderRow, fileIds: readonly string[]) {
  return transaction
    .selectFrom('purchaseOrderVoucher')
    .innerJoin('purchaseOrder', (join) =>
      join
        .onRef('purchaseOrder.tenantId', '=', 'purchaseOrderVoucher.tenantId')
        .onRef('purchaseOrder.id', '=', 'purchaseOrderVoucher.orderId'),
    )
    .select('purchaseOrder.status')
    .where('purchaseOrderVoucher.tenantId', '=', tenantId)
    .where('fileId', 'in', fileIds)
    .where('orderId', '<>', id)
    .execute();
}

/** Staff have seen the money: the order completes and its subscription starts, under its lock. */
export function confirmTransfer(transaction: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const event = { event: 'transferConfirmed', payWay: payWay.corporateTransfer, paidAt: now } as const;
  return complete(transaction, order, event, now);
}

/** Staff send a transfer back: the order waits for payment again, for some days, and shows the reason. */
export function rejectTransfer(
  transaction: Db,
  order: OrderRow,
  reason: { readonly zh: string; readonly en: string },
  now: Date,
): Promise<OrderRow> {
  const next = statusAfter(order.status, 'transferRejected');
  if (next === null) throw new Error(`order status ${order.status} cannot be sent back`);
  const cancelsAt = new Date(now.getTime() + daysAfterRejection * dayMs);
  return updateOrder(transaction, order, {
    status: next,
    payWay: null,
    rejectReason: reason.zh,
    rejectReasonEn: reason.en,
    cancelsAt,
  });
}
