import { randomInt } from 'node:crypto';
import type { Order } from '@fairway/gateway/contract/order';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { OrderTables, PaymentTables } from '../../database/migrations/005_orders.ts';
import { dayAt } from '../freight/zone.ts';
import { selectRoutes, toSeaRoute } from '../seaRoute/store.ts';

export type OrderRow = Selectable<OrderTables['purchaseOrder']>;
export type PaymentRow = Selectable<PaymentTables['payment']>;

/** Where an order lies: everything of a tenant stands under its id. */
export interface OrderKey {
  readonly tenantId: string;
  readonly id: string;
}

/** A number that tells the day and nothing of how many orders there are. */
export function newOrderNo(now: Date): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0');
  return `${dayAt(now, 'Asia/Shanghai').replaceAll('-', '')}${digits}`;
}

/** An order of the tenant by its number; another's is as unknown as any. */
export function ownOrder(db: Db, tenantId: string, orderNo: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
}

/** Takes the order's lock, so that whatever happens to it happens one after the other. */
export function lockOrder(transaction: Db, { tenantId, id }: OrderKey): Promise<OrderRow> {
  return transaction
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateOrder(
  transaction: Db,
  { tenantId, id }: OrderKey,
  change: Partial<Omit<OrderRow, 'tenantId' | 'id'>>,
): Promise<OrderRow> {
  return transaction
    .updateTable('purchaseOrder')
    .set(change)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertOrder(transaction: Db, order: OrderRow, seaRouteIds: readonly string[]) {
  await transaction.insertInto('purchaseOrder').values(order).execute();
  await transaction
    .insertInto('purchaseOrderRoute')
    .values(seaRouteIds.map((seaRouteId) => ({ tenantId: order.tenantId, orderId: order.id, seaRouteId })))
    .execute();
}

/** The newest payment by QR of an order. */
export function newestPayment(db: Db, { tenantId, id }: OrderKey): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Routes of the tenant's paid subscriptions among the ids: those cannot be ordered again. */
export async function paidRoutesHeld(db: Db, tenantId: string, seaRouteIds: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('subscriptionRoute')
    .innerJoin('subscription', (join) =>
      join
        .onRef('subscription.tenantId', '=', 'subscriptionRoute.tenantId')
        .onRef('subscription.id', '=', 'subscriptionRoute.subscriptionId'),
    )
    .select('seaRouteId')
    .distinct()
    .where('subscriptionRoute.tenantId', '=', tenantId)
    .where('seaRouteId', 'in', seaRouteIds)
    .where('kind', '=', 'paid')
    .where('expiresAt', '>', now)
    .execute();
  return rows.length;
}

export async function routeIdsOf(db: Db, { tenantId, id }: OrderKey): Promise<string[]> {
  const rows = await db
    .selectFrom('purchaseOrderRoute')
    .select('seaRouteId')
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .execute();
  return rows.map(({ seaRouteId }) => seaRouteId);
}

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const instant = (at: Date | null) => at?.toISOString() ?? null;

/** An order as its buyer sees it. */
export async function shownOrder(db: Db, order: OrderRow, now: Date): Promise<Order> {
  const [routes, payment] = await Promise.all([
    selectRoutes(db)
      .innerJoin('purchaseOrderRoute', 'purchaseOrderRoute.seaRouteId', 'seaRoute.id')
      .where('purchaseOrderRoute.tenantId', '=', order.tenantId)
      .where('purchaseOrderRoute.orderId', '=', order.id)
      .execute(),
    newestPayment(db, order),
  ]);
  return {
    id: order.id,
    orderNo: order.orderNo,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    routes: routes.map(toSeaRoute),
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
