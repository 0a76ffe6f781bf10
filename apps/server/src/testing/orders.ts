import type { Order } from '@fairway/gateway/contract/order';
import { order } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { addLane } from '../areas/freight/fixtures.ts';
import { newOrderNo } from '../areas/order/store.ts';
import type { Db } from '../database/db.ts';
import { loadFacts } from '../facts/load.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './server.ts';
import { logIn, type TestMember, type Within } from './session.ts';

/** Creates four routes on offer; returns their ids. */
export async function lanesOnOffer(db: Db): Promise<string[]> {
  await loadFacts(db, ['places']);
  const lanes = [
    ['CNSHA', 'USLAX'],
    ['CNSHA', 'NLRTM'],
    ['CNNGB', 'JPOSA'],
    ['CNYTN', 'SGSIN'],
  ] as const;
  const ids: string[] = [];
  for (const [origin, destination] of lanes) ids.push(await addLane(db, { origin, destination }));
  return ids;
}

export interface Buyer extends TestMember {
  readonly client: TestClient;
}

/** Returns a browser logged in as a user who may buy: a certified person, or the admin of a certified company. */
export async function buyer(server: Within, accountType: 1 | 3 = 3, tenantId?: string): Promise<Buyer> {
  const client = server.client();
  const member = await logIn(server, client, { accountType, tenantId });
  await server.db
    .updateTable('account')
    .set({ auditStatus: 2, personalAuditStatus: 2 })
    .where('id', '=', member.accountId)
    .execute();
  return { client, ...member };
}

/** Orders one route for a month. */
export function ordered({ client }: Buyer, lanes: readonly string[], count = 1): Promise<Order> {
  const seaRouteIds = lanes.slice(0, count);
  return client.gateway.send(order.create, { body: { seaRouteIds, durationMonths: 1 } });
}

/** Returns a function that orders one route, as another buyer before an account reaches its 60 orders of an hour. */
export function manyOrders(server: Within, lanes: readonly string[]): () => Promise<Order> {
  let count = 0;
  let current: Buyer | undefined;
  return async () => {
    if (!current || count % 50 === 0) current = await buyer(server);
    count += 1;
    return ordered(current, lanes);
  };
}

/** Writes a pending order with an open payment as after a QR was requested, for races in bulk. */
export async function pendingWithPayment(
  { db, clock }: TestServer,
  { tenantId, accountId }: TestMember,
  seaRouteId: string,
  cancelsAt: Date,
) {
  const now = clock.now();
  const id = uuidv7();
  const paymentId = uuidv7();
  const orderNo = newOrderNo(now);
  const outTradeNo = paymentId.replaceAll('-', '');
  const amount = 59_700;
  await db
    .insertInto('purchaseOrder')
    .values({
      tenantId,
      id,
      orderNo,
      accountId,
      status: orderStatus.pendingPayment,
      months: 1,
      memberCount: 0,
      listAmount: amount,
      discount: 0,
      amount,
      createdAt: now,
      cancelsAt,
    })
    .execute();
  await db.insertInto('purchaseOrderRoute').values({ tenantId, orderId: id, seaRouteId }).execute();
  await db
    .insertInto('payment')
    .values({
      tenantId,
      id: paymentId,
      orderId: id,
      payWay: 1,
      outTradeNo,
      amount,
      state: 'open',
      qrCode: 'qr',
      createdAt: now,
      askedAt: now,
      expiresAt: cancelsAt,
      nextCheckAt: cancelsAt,
    })
    .execute();
  return { tenantId, id, orderNo, outTradeNo, amount };
}
