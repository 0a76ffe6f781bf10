import { orderStatus, payWay } from '@fairway/trade';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { HistoryCompany } from './historyCompany.ts';

/** Checks the invariants that hold after every step of every history. */
export async function checkInvariants(company: HistoryCompany): Promise<void> {
  await moneyAddsUp(company);
  await completedOrdersOpenTheirRoutes(company);
  await periodsDoNotOverlap(company);
}

/** Checks that each payment received either completed its order or is refunded in full, and never both. */
async function moneyAddsUp({ server, admin }: HistoryCompany): Promise<void> {
  const payments = await server.db
    .selectFrom('payment')
    .innerJoin('purchaseOrder', (join) =>
      join
        .onRef('purchaseOrder.tenantId', '=', 'payment.tenantId')
        .onRef('purchaseOrder.id', '=', 'payment.orderId'),
    )
    .leftJoin('refundTask', (join) =>
      join
        .onRef('refundTask.tenantId', '=', 'payment.tenantId')
        .onRef('refundTask.paymentId', '=', 'payment.id'),
    )
    .select([
      'payment.orderId',
      'payment.amount',
      'purchaseOrder.amount as price',
      'refundTask.amount as refund',
    ])
    .where('payment.tenantId', '=', admin.tenantId)
    .where('payment.state', '=', 'paid')
    .execute();
  for (const { amount, price, refund } of payments) {
    expect(amount, 'a payment is for the price of its order').toBe(price);
    if (refund !== null) expect(refund, 'a refund is the whole payment').toBe(amount);
  }
  const payingOrders = payments.filter(({ refund }) => refund === null).map(({ orderId }) => orderId);
  const paidByWallet = await server.db
    .selectFrom('purchaseOrder')
    .select('id')
    .where('tenantId', '=', admin.tenantId)
    .where('status', '=', orderStatus.completed)
    .where('payWay', '<>', payWay.corporateTransfer)
    .execute();
  expect(payingOrders.toSorted(), 'one payment for each order that a wallet completed').toEqual(
    paidByWallet.map(({ id }) => id).toSorted(),
  );
}

async function completedOrdersOpenTheirRoutes({ server, admin }: HistoryCompany): Promise<void> {
  const soldRoutes = await server.db
    .selectFrom('purchaseOrder')
    .innerJoin('purchaseOrderRoute', (join) =>
      join
        .onRef('purchaseOrderRoute.tenantId', '=', 'purchaseOrder.tenantId')
        .onRef('purchaseOrderRoute.orderId', '=', 'purchaseOrder.id'),
    )
    .select(['purchaseOrder.id as orderId', 'purchaseOrderRoute.seaRouteId'])
    .where('purchaseOrder.tenantId', '=', admin.tenantId)
    .where('status', '=', orderStatus.completed)
    .execute();
  const openRoutes = await server.db
    .selectFrom('subscription')
    .innerJoin('subscriptionRoute', (join) =>
      join
        .onRef('subscriptionRoute.tenantId', '=', 'subscription.tenantId')
        .onRef('subscriptionRoute.subscriptionId', '=', 'subscription.id'),
    )
    .select(['subscription.orderId', 'subscriptionRoute.seaRouteId'])
    .where('subscription.tenantId', '=', admin.tenantId)
    .where('kind', '=', 'paid')
    .execute();
  const pairs = (rows: readonly { orderId: string | null; seaRouteId: string }[]) =>
    rows.map(({ orderId, seaRouteId }) => `${orderId} ${seaRouteId}`).toSorted();
  expect(pairs(openRoutes), 'each route of a completed order is opened once').toEqual(pairs(soldRoutes));
}

/** No day of a route is sold twice. */
async function periodsDoNotOverlap({ server, admin }: HistoryCompany): Promise<void> {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps
    from subscription as one
    join subscription_route as route on route.tenant_id = one.tenant_id and route.subscription_id = one.id
    join subscription_route as same on same.tenant_id = one.tenant_id and same.sea_route_id = route.sea_route_id
    join subscription as other on other.tenant_id = one.tenant_id and other.id = same.subscription_id
    where one.tenant_id = ${admin.tenantId} and one.kind = 'paid' and other.kind = 'paid' and one.id < other.id
      and one.started_at < other.expires_at and other.started_at < one.expires_at`.execute(server.db);
  expect(rows[0]?.overlaps, 'periods of a route that overlap').toBe(0);
}

/** Checks, once every refund is done, that the wallets hold the price of the orders that they completed. */
export async function checkBooks({ server, admin }: HistoryCompany): Promise<void> {
  const { rows } = await sql<{ balance: number; sold: number; open: number }>`
    select
      (select coalesce(sum(trade.amount - trade.refunded), 0)::int from sandbox_trade as trade
        join payment on payment.out_trade_no = trade.out_trade_no
        where payment.tenant_id = ${admin.tenantId} and trade.state = 'paid') as balance,
      (select coalesce(sum(amount), 0)::int from purchase_order
        where tenant_id = ${admin.tenantId} and status = ${orderStatus.completed}
          and pay_way <> ${payWay.corporateTransfer}) as sold,
      (select count(*)::int from refund_task
        where tenant_id = ${admin.tenantId} and state <> 'done') as open`.execute(server.db);
  expect(rows[0], 'money at the wallets, price of what was sold, open refunds').toEqual({
    balance: rows[0]?.sold,
    sold: rows[0]?.sold,
    open: 0,
  });
}
