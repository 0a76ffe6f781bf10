import type { WalletWay } from '@fairway/gateway/contract/order';
import { orderStatus } from '@fairway/trade';
import { expect } from 'vitest';
import { seatCapacity } from '../areas/subscribe/seats.ts';
import { type HistoryCompany, ordersOf, type StoredOrder } from './historyCompany.ts';

interface Trade {
  readonly outTradeNo: string;
  readonly way: WalletWay;
  readonly amount: number;
  readonly state: 'waiting' | 'paid' | 'closed';
}

/** The state that the next step may start from: the orders of the company and the trades of the wallets. */
export interface Model {
  /** Makes the names of one history different from those of another. */
  readonly id: number;
  usernames: number;
  orders: readonly (StoredOrder & { readonly cancelsAt: Date | null })[];
  trades: readonly Trade[];
  now: Date;
}

/** Orders that wait for payment and whose countdown runs. */
export const payableOrders = ({ orders, now }: Model) =>
  orders.filter(
    ({ status, cancelsAt }) => status === orderStatus.pendingPayment && cancelsAt !== null && cancelsAt > now,
  );

const isFinal = ({ status }: StoredOrder) =>
  status === orderStatus.completed || status === orderStatus.cancelled;

/** Records the state after a step. An order in a final status stays in it. */
export async function note(model: Model, company: HistoryCompany): Promise<void> {
  const { db, clock } = company.server;
  const { tenantId } = company.admin;
  const orders = await db
    .selectFrom('purchaseOrder')
    .select(['id', 'orderNo', 'status', 'amount', 'cancelsAt'])
    .where('tenantId', '=', tenantId)
    .orderBy('id')
    .execute();
  const statuses = new Map(orders.map(({ id, status }) => [id, status]));
  for (const order of model.orders.filter(isFinal))
    expect(statuses.get(order.id), `${order.orderNo} keeps its final status`).toBe(order.status);
  const trades = await db
    .selectFrom('payment')
    .innerJoin('sandboxTrade', 'sandboxTrade.outTradeNo', 'payment.outTradeNo')
    .select(['payment.outTradeNo', 'payment.payWay as way', 'payment.amount', 'sandboxTrade.state'])
    .where('payment.tenantId', '=', tenantId)
    .orderBy('payment.id')
    .execute();
  model.orders = orders;
  model.trades = trades.map(({ state, ...trade }) => ({
    ...trade,
    state: state === 'paid' || state === 'closed' ? state : 'waiting',
  }));
  model.now = clock.now();
}

/** The status of an order after a step. */
export async function statusOf(company: HistoryCompany, orderNo: string) {
  return (await ordersOf(company)).find((order) => order.orderNo === orderNo)?.status;
}

/** Enabled sub-accounts of the company, and the seats of its running subscriptions. */
export async function seatCounts({ server, admin }: HistoryCompany) {
  const { tenantId } = admin;
  return server.db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('seat')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenantId', '=', tenantId)
        .where('number', 'is not', null)
        .as('seats'),
      seatCapacity(tenantId, server.clock.now()).as('capacity'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ seats, capacity }) => ({ seats: seats ?? 0, capacity }));
}
