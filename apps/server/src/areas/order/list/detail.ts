import type { OrderDetail, OrderEvent, OrderRefund } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { afterWorkingDays } from '../../../time/workingDays.ts';
import { openRoutesOf } from '../../subscribe/index.ts';
import { fileLink } from '../../upload/index.ts';
import { reviewDays } from '../rules.ts';
import type { OrderRow } from '../store.ts';
import { type Looking, shownOrder } from './orderAnswer.ts';

/** The reader of their order, the time, and the language. */
export interface DetailLooking extends Looking {
  readonly accountId: string;
  readonly config: Config;
}

/** An order with everything on its page. */
export async function orderDetail(db: Db, order: OrderRow, looking: DetailLooking): Promise<OrderDetail> {
  const [answer, refunds, vouchers, returns, routes] = await Promise.all([
    shownOrder(db, order, looking),
    refundsOf(db, order),
    vouchersOf(db, order, looking),
    returnsOf(db, order),
    openRoutesOf(db, order.tenantId, looking.now),
  ]);
  const ids = new Set(answer.routes.map(({ id }) => id));
  const waits = order.status === orderStatus.toBeConfirmed && order.voucherAt !== null;
  return {
    ...answer,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    cancelReason: order.cancelReason,
    reviewBy: waits && order.voucherAt ? afterWorkingDays(order.voucherAt, reviewDays).toISOString() : null,
    vouchers,
    refunds,
    open: routes
      .filter(({ route }) => ids.has(route.id))
      .map(({ route, expiresAt }) => ({ seaRouteId: route.id, until: expiresAt })),
    events: eventsOf(order, returns, refunds),
  };
}

async function refundsOf(db: Db, { tenantId, id }: OrderRow): Promise<OrderRefund[]> {
  const rows = await db
    .selectFrom('refundTask')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.tenantId', '=', 'refundTask.tenantId')
        .onRef('payment.id', '=', 'refundTask.paymentId'),
    )
    .select(['refundTask.amount', 'refundTask.reason', 'refundTask.state', 'payment.payWay'])
    .select(['refundTask.createdAt', 'refundTask.doneAt'])
    .where('refundTask.tenantId', '=', tenantId)
    .where('refundTask.orderId', '=', id)
    .orderBy('refundTask.createdAt')
    .execute();
  return rows.map(({ amount, reason, state, payWay, createdAt, doneAt }) => ({
    amount: { amount, currency: 'CNY' },
    reason,
    // A buyer who waits for the money sees no difference whether it was requested from the wallet yet.
    state: state === 'asked' ? 'open' : state,
    payWay,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
}

/** The pictures that this very account handed in: a colleague's stay private to them. */
async function vouchersOf(
  db: Db,
  { tenantId, id }: OrderRow,
  { accountId, config, now }: DetailLooking,
): Promise<OrderDetail['vouchers']> {
  const rows = await db
    .selectFrom('purchaseOrderVoucher')
    .innerJoin('file', (join) =>
      join
        .onRef('file.tenantId', '=', 'purchaseOrderVoucher.tenantId')
        .onRef('file.id', '=', 'purchaseOrderVoucher.fileId'),
    )
    .select(['file.id', 'file.width', 'file.height'])
    .where('purchaseOrderVoucher.tenantId', '=', tenantId)
    .where('purchaseOrderVoucher.orderId', '=', id)
    .where('file.accountId', '=', accountId)
    .where('file.storedAt', 'is not', null)
    .orderBy('file.createdAt')
    .orderBy('file.id')
    .execute();
  return rows.map((file) => ({ ...file, ...fileLink(config, file.id, now) }));
}

/** Loads when staff sent a voucher of the order back, which is recorded only in their log. */
async function returnsOf(db: Db, { id }: OrderRow): Promise<Date[]> {
  const rows = await db
    .selectFrom('auditEntry')
    .select('at')
    .where('subjectKind', '=', 'order')
    .where('subjectId', '=', id)
    .where('action', '=', 'transferSentBack')
    .where('outcome', '=', 'done')
    .execute();
  return rows.map(({ at }) => at);
}

/** Events, oldest first; events of one instant are in the order of cause and effect. */
function eventsOf(order: OrderRow, returns: readonly Date[], refunds: readonly OrderRefund[]): OrderEvent[] {
  const cancelled = order.cancelReason === 'timeout' ? 'cancelledByTime' : 'cancelledByBuyer';
  const dates: (readonly [OrderEvent['what'], Date | string | null])[] = [
    ['ordered', order.createdAt],
    ['voucherHandedIn', order.voucherAt],
    ...returns.map((at) => ['sentBack', at] as const),
    ['paid', order.paidAt],
    ['opened', order.subscriptionId === null ? null : order.paidAt],
    [cancelled, order.cancelledAt],
    ...refunds.map(({ createdAt }) => ['refundBegun', createdAt] as const),
    ...refunds.map(({ doneAt }) => ['refunded', doneAt] as const),
  ];
  return dates
    .flatMap(([what, at]) => (at === null ? [] : [{ what, at: new Date(at).toISOString() }]))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}
