import type { Order } from '@fairway/gateway/contract/order';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import type { Db } from '../../database/db.ts';
import { selectRoutes, toSeaRoute } from '../seaRoute/store.ts';
import { latestPayment, type OrderRow, type PaymentRow } from './store.ts';

/** An order as its buyer sees it. */
export async function shownOrder(db: Db, order: OrderRow, now: Date): Promise<Order> {
  const [routes, payment] = await Promise.all([
    routesOf(db, order.tenantId, [order.id]),
    latestPayment(db, order),
  ]);
  return toOrder(order, routes.get(order.id), payment, now);
}

/** Orders of one tenant as their buyer sees them, in the order given: two reads, however many they are. */
export async function shownOrders(
  db: Db,
  tenantId: string,
  orders: readonly OrderRow[],
  now: Date,
): Promise<Order[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [routes, payments] = await Promise.all([
    routesOf(db, tenantId, ids),
    latestPayments(db, tenantId, ids),
  ]);
  return orders.map((order) => toOrder(order, routes.get(order.id), payments.get(order.id), now));
}

/** Routes by order, by group and place. */
async function routesOf(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SeaRoute[]>> {
  const rows = await selectRoutes(db)
    .innerJoin('purchaseOrderRoute', 'purchaseOrderRoute.seaRouteId', 'seaRoute.id')
    .select('purchaseOrderRoute.orderId')
    .where('purchaseOrderRoute.tenantId', '=', tenantId)
    .where('purchaseOrderRoute.orderId', 'in', orderIds)
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, routes]) => [orderId, routes.map(toSeaRoute)]));
}

/** The payment by QR that was asked for last of each order that has one. */
async function latestPayments(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .distinctOn('orderId')
    .where('tenantId', '=', tenantId)
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((payment) => [payment.orderId, payment]));
}

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const instant = (at: Date | null) => at?.toISOString() ?? null;

function toOrder(
  order: OrderRow,
  routes: readonly SeaRoute[] = [],
  payment: PaymentRow | undefined,
  now: Date,
): Order {
  return {
    id: order.id,
    orderNo: order.orderNo,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    routes: [...routes],
    memberCount: order.memberCount,
    durationMonths: order.months,
    listAmount: cny(order.listAmount),
    discount: cny(order.discount),
    amount: cny(order.amount),
    payWay: order.payWay,
    paidAt: instant(order.paidAt),
    cancelsAt: instant(order.cancelsAt),
    qr: payment ? shownQr(payment, now) : null,
    voucherAt: instant(order.voucherAt),
    rejectReason: order.rejectReason,
    invoiceStatus: order.invoiceStatus,
  };
}

function shownQr(payment: PaymentRow, now: Date): Order['qr'] {
  const { payWay, qrCode, expiresAt } = payment;
  if (qrCode === null) return null;
  return { payWay, state: qrStateOf(payment, now), qrCode, expiresAt: expiresAt.toISOString() };
}

function qrStateOf({ state, declinedAt, scannedAt, expiresAt }: PaymentRow, now: Date) {
  if (declinedAt !== null) return 'declined';
  if (state === 'closed' || (state === 'open' && expiresAt <= now)) return 'expired';
  return scannedAt === null ? 'waiting' : 'scanned';
}
