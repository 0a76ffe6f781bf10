import { describe, expect, it } from 'vitest';
import { buyer, ordered } from '../../../../testing/orders.ts';
import { openShop } from '../../../../testing/shop.ts';
import { look, notify, outTradeNoOf, payQr, rowsOf, tap, watch } from '../../../../testing/till.ts';

const { lanes, server } = await openShop();

describe('TRUST 24: a lost notice', () => {
  it('TRUST 24: with every notice lost, polling finds the payment within 60 seconds, with no page open', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await payQr(by, made);
    await pay(await outTradeNoOf(server, by));
    let seconds = 0;
    const isPaid = async () => (await rowsOf(server, by)).subscriptions.length === 1;
    // The job looks every ten seconds.
    for (; !(await isPaid()) && seconds < 60; seconds += 10) {
      server.clock.advance(10);
      await watch(server);
    }
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await isPaid()).toBe(true);
    expect((await look(by, made)).status).toBe(3);
  });

  it('TRUST 24: whoever looks at the order finds it within seconds', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await payQr(by, made);
    await pay(await outTradeNoOf(server, by));
    server.clock.advance(5);
    expect((await look(by, made)).status).toBe(3);
  });

  it('TRUST 24: paid in the last second before the order cancels itself, it completes', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    server.clock.advance(29 * 60);
    await payQr(by, made);
    await pay(await outTradeNoOf(server, by));
    server.clock.advance(60);
    await watch(server);
    expect((await look(by, made)).status).toBe(3);
  });

  /** Pays in the wallet's books without a notice. */
  const pay = (outTradeNo: string) =>
    server.db
      .updateTable('sandboxTrade')
      .set({ state: 'paid', paidAt: server.clock.now(), providerNo: '9000000000000002' })
      .where('outTradeNo', '=', outTradeNo)
      .execute();
});

describe('TRUST 26: paid twice', () => {
  it('TRUST 26: by both wallets at once, one completes the order and the other goes back', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await payQr(by, made, 1);
    server.clock.advance(1);
    await payQr(by, made, 2);
    const [first, second] = [await outTradeNoOf(server, by, 0), await outTradeNoOf(server, by, 1)];
    await Promise.all([
      notify(server, 1, { outTradeNo: first }),
      notify(server, 2, { outTradeNo: second, providerNo: '9002' }),
    ]);
    const { payments, refunds, subscriptions } = await rowsOf(server, by);
    expect(payments.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(refunds).toMatchObject([{ reason: 'paidTwice', amount: 59_700, state: 'open' }]);
    expect(subscriptions).toHaveLength(1);
    const completed = await look(by, made);
    const back = payments.find(({ id }) => id === refunds[0]?.paymentId);
    expect(back?.payWay).not.toBe(completed.payWay);
  });

  it('TRUST 26: a refund is paid back by its wallet, once', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const [a, b] = [await payQr(by, made, 1), await payQr(by, made, 2)];
    await tap(a, 'pay');
    await tap(b, 'pay');
    await expect.poll(async () => (await rowsOf(server, by)).refunds.length).toBe(1);
    await watch(server);
    await watch(server);
    const { refunds, payments } = await rowsOf(server, by);
    expect(refunds).toMatchObject([{ state: 'done', attempts: 1, nextTryAt: null }]);
    const back = payments.find(({ id }) => id === refunds[0]?.paymentId);
    const trades = await server.db
      .selectFrom('sandboxTrade')
      .select(['outTradeNo', 'refunded'])
      .where('refunded', '>', 0)
      .execute();
    expect(trades).toContainEqual({ outTradeNo: back?.outTradeNo, refunded: 59_700 });
  });

  it('once one wallet has paid, the code of the other is closed', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const [a, b] = [await payQr(by, made, 1), await payQr(by, made, 2)];
    await tap(a, 'pay');
    await expect.poll(async () => (await look(by, made)).status).toBe(3);
    server.clock.advance(15);
    await watch(server);
    expect(await (await tap(b, 'pay')).text()).toContain('expired');
    expect((await rowsOf(server, by)).refunds).toEqual([]);
  });
});
