import type { Order } from '@fairway/gateway/contract/order';
import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../../database/db.ts';
import { type RouteRow, selectRoutes, toSeaRoute } from '../../seaRoute/index.ts';
import { qrStateOf } from '../payments/rules.ts';
import { latestPayment, type OrderRow, type PaymentRow } from '../store.ts';

/** When a buyer looks, and in which language. */
export interface Looking {
  readonly now: Date;
  readonly language: Language;
}

/** An order as its buyer sees it. */
export async function shownOrder(db: Db, order: OrderRow, looking: Looking): Promise<Order> {
  const [routes, payment, periods] = await Promise.all([
    routesOfOrders(db, order.tenantId, [order.id]),
    latestPayment(db, order),
    periodsOf(db, order.tenantId, [order.id]),
  ]);
  return toOrder(order, { routes: routes.get(order.id), payment, periods: periods.get(order.id) }, looking);
}

/** An order that has just been made: nothing was paid for it yet. */
export function shownNewOrder(order: OrderRow, routes: readonly RouteRow[], looking: Looking): Order {
  return toOrder(order, { routes: routes.map(toSeaRoute) }, looking);
}

/** Orders of one tenant as their buyer sees them, in the order given: three reads, however many they are. */
export async function shownOrders(
  db: Db,
  tenantId: string,
  orders: readonly OrderRow[],
  looking: Looking,
): Promise<Order[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [routes, payments, periods] = await Promise.all([
    routesOfOrders(db, tenantId, ids),
    latestPayments(db, tenantId, ids),
    periodsOf(db, tenantId, ids),
  ]);
  return orders.map((order) => {
    const { id } = order;
    return toOrder(
      order,
      { routes: routes.get(id), payment: payments.get(id), periods: periods.get(id) },
      looking,
    );
  });
}

/** Routes by order, by group and place. */
export async function routesOfOrders(
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

/** The latest QR payment of each order that has one. */
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

/** Periods by order, earliest first. */
async function periodsOf(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order['periods']>> {
  const rows = await db
    .selectFrom('subscription')
    .innerJoin('subscriptionRoute', (join) =>
      join
        .onRef('subscriptionRoute.tenantId', '=', 'subscription.tenantId')
        .onRef('subscriptionRoute.subscriptionId', '=', 'subscription.id'),
    )
    .select(['orderId', 'follows', 'startedAt', 'expiresAt'])
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['seaRouteId']).as('seaRouteIds'))
    .where('subscription.tenantId', '=', tenantId)
    .where('orderId', 'in', orderIds)
    .groupBy(['orderId', 'subscription.id', 'follows', 'startedAt', 'expiresAt'])
    .orderBy('startedAt')
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId ?? '');
  const toPeriod = ({ follows, startedAt, expiresAt, seaRouteIds }: (typeof rows)[number]) => ({
    follows,
    from: startedAt.toISOString(),
    until: expiresAt.toISOString(),
    seaRouteIds,
  });
  return new Map([...byOrder].map(([orderId, periods]) => [orderId, periods.map(toPeriod)]));
}

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const instant = (at: Date | null) => at?.toISOString() ?? null;

interface OrderParts {
  readonly routes: readonly SeaRoute[] | undefined;
  readonly payment?: PaymentRow | undefined;
  readonly periods?: Order['periods'] | undefined;
}

function toOrder(
  order: OrderRow,
  { routes = [], payment, periods = [] }: OrderParts,
  { now, language }: Looking,
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
    periods,
    cancelsAt: instant(order.cancelsAt),
    qr: payment ? shownQr(payment, now) : null,
    voucherAt: instant(order.voucherAt),
    // Only in Chinese if it was returned before both languages were required.
    rejectReason: (language === 'en' ? order.rejectReasonEn : null) ?? order.rejectReason,
    invoiceStatus: order.invoiceStatus,
  };
}

function shownQr(payment: PaymentRow, now: Date): Order['qr'] {
  const { payWay, qrCode, expiresAt } = payment;
  if (qrCode === null) return null;
  return { payWay, state: qrStateOf(payment, now), qrCode, expiresAt: expiresAt.toISOString() };
}
