import { randomInt } from 'node:crypto';
import { chinaDay } from '@fairway/trade';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';

export type OrderRow = Selectable<Tables['purchaseOrder']>;
export type PaymentRow = Selectable<Tables['payment']>;

/** The location of an order: every row of a tenant has its id. */
export interface OrderKey {
  readonly tenantId: string;
  readonly id: string;
}

/** Returns a number with the day, which does not reveal how many orders there are. */
export function newOrderNo(now: Date): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0');
  return `${chinaDay(now).replaceAll('-', '')}${digits}`;
}

/** An order of the tenant by its number; undefined for an order of another tenant. */
export function ownOrder(db: Db, tenantId: string, orderNo: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
}

/** Takes the order's lock, so that its changes run one after the other. */
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

/** Stores the status of the invoice in its order, in the transaction that changes the invoice. */
export async function setInvoiceStatus(
  transaction: Db,
  key: OrderKey,
  invoiceStatus: OrderRow['invoiceStatus'],
): Promise<void> {
  await updateOrder(transaction, key, { invoiceStatus });
}

/** Takes a number for an order or its invoice; false where any tenant has taken it already. */
export async function claimNumber(
  transaction: Db,
  kind: Tables['numberClaim']['kind'],
  value: string,
  { tenantId, id }: OrderKey,
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('numberClaim')
    .values({ kind, value, tenantId, orderId: id })
    .onConflict((conflict) => conflict.columns(['value', 'kind']).doNothing())
    .returning('value')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertOrder(transaction: Db, order: OrderRow, seaRouteIds: readonly string[]) {
  if (!(await claimNumber(transaction, 'order', order.orderNo, order)))
    throw new Error(`the order number ${order.orderNo} is taken`);
  await transaction.insertInto('purchaseOrder').values(order).execute();
  await transaction
    .insertInto('purchaseOrderRoute')
    .values(seaRouteIds.map((seaRouteId) => ({ tenantId: order.tenantId, orderId: order.id, seaRouteId })))
    .execute();
}

/** The QR payment of an order that was requested last, new or reused: the one that its page shows. */
export function latestPayment(db: Db, { tenantId, id }: OrderKey): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('orderId', '=', id)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Until when the tenant has paid for routes among the ids, also where that starts later; those cannot be ordered again. */
export async function paidUntil(
  db: Db,
  tenantId: string,
  seaRouteIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('subscriptionRoute')
    .innerJoin('subscription', (join) =>
      join
        .onRef('subscription.tenantId', '=', 'subscriptionRoute.tenantId')
        .onRef('subscription.id', '=', 'subscriptionRoute.subscriptionId'),
    )
    .select(['seaRouteId', ({ fn }) => fn.max('expiresAt').as('until')])
    .where('subscriptionRoute.tenantId', '=', tenantId)
    .where('seaRouteId', 'in', seaRouteIds)
    .where('kind', '=', 'paid')
    .where('expiresAt', '>', now)
    .groupBy('seaRouteId')
    .execute();
  return new Map(rows.map(({ seaRouteId, until }) => [seaRouteId, until]));
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
