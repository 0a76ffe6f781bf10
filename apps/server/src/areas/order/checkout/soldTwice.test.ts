import { subscribe } from '@fairway/gateway/contract/subscribe';
import { orderStatus } from '@fairway/trade';
import { expect, it } from 'vitest';
import { type Buyer, buyer, ordered, pendingWithPayment } from '../../../testing/orders.ts';
import { openShop } from '../../../testing/shop.ts';
import { look, payQr, tap } from '../../../testing/till.ts';
import { settlePaid } from '../payments/settle.ts';
import { lockOrder, updateOrder } from '../store.ts';
import { confirmTransfer } from '../transfer.ts';

const { lanes, server } = await openShop();
const [lane = ''] = lanes;
const day = 86_400_000;

/** Periods of the buyer's paid subscriptions to a route, earliest first. */
async function periodsHeld({ tenantId }: Pick<Buyer, 'tenantId'>, seaRouteId = lane) {
  return server.db
    .selectFrom('subscription')
    .innerJoin('subscriptionRoute', (join) =>
      join
        .onRef('subscriptionRoute.tenantId', '=', 'subscription.tenantId')
        .onRef('subscriptionRoute.subscriptionId', '=', 'subscription.id'),
    )
    .select(['startedAt', 'expiresAt'])
    .where('subscription.tenantId', '=', tenantId)
    .where('seaRouteId', '=', seaRouteId)
    .orderBy('startedAt')
    .execute();
}

/** Submits an order of the route that staff have to confirm. */
async function submitted(by: Buyer, cancelsAt: Date) {
  const payment = await pendingWithPayment(server, by, lane, cancelsAt);
  await updateOrder(server.db, payment, { status: orderStatus.toBeConfirmed, cancelsAt: null });
  return payment;
}

it('two paid orders of one route follow one another, and the buyer is notified', async () => {
  const by = await buyer(server);
  const first = await ordered(by, lanes);
  const second = await ordered(by, lanes, 2);
  for (const order of [first, second]) {
    await tap(await payQr(by, order), 'pay');
    // The wallet reports it later.
    await expect
      .poll(async () => (await look(by, order)).status, { timeout: 60_000 })
      .toBe(orderStatus.completed);
  }

  const now = server.clock.now();
  const until = new Date(now.getTime() + 30 * day).toISOString();
  const later = new Date(now.getTime() + 60 * day).toISOString();
  const at = now.toISOString();
  expect((await look(by, first)).periods).toEqual([{ follows: false, from: at, until, seaRouteIds: [lane] }]);
  expect((await look(by, second)).periods).toEqual([
    { follows: false, from: at, until, seaRouteIds: [lanes[1]] },
    { follows: true, from: until, until: later, seaRouteIds: [lane] },
  ]);
  // A later start is closed now, and open once it starts.
  const open = async () => (await by.client.gateway.send(subscribe.selectMine)).subscriptions;
  expect((await open()).map(({ expiresAt }) => expiresAt)).toEqual([until, until]);
});

it('of four orders of one route that are paid or confirmed at the same moment no two periods overlap, 40 rounds', async () => {
  const { db, clock } = server;
  const now = clock.now();
  const soon = new Date(now.getTime() + 600_000);
  for (let round = 0; round < 40; round += 1) {
    const by = await buyer(server);
    const byQr = [
      await pendingWithPayment(server, by, lane, soon),
      await pendingWithPayment(server, by, lane, soon),
    ];
    const byTransfer = [await submitted(by, soon), await submitted(by, soon)];
    await Promise.all([
      ...byQr.map(({ outTradeNo, amount }) =>
        settlePaid(
          db,
          1,
          { outTradeNo, state: 'paid', amount, currency: 'CNY', providerNo: outTradeNo, paidAt: now },
          now,
        ),
      ),
      ...byTransfer.map((key) =>
        db.transaction().execute(async (trx) => confirmTransfer(trx, await lockOrder(trx, key), now)),
      ),
    ]);
    const periods = await periodsHeld(by);
    const starts = periods.map(({ startedAt }) => (startedAt.getTime() - now.getTime()) / day);
    expect(starts).toEqual([0, 30, 60, 90]);
    for (const { startedAt, expiresAt } of periods) {
      expect(expiresAt.getTime() - startedAt.getTime()).toBe(30 * day);
    }
  }
});
