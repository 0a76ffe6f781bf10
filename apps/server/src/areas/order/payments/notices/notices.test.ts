import { describe, expect, it } from 'vitest';
import { signatureHeader } from '../../../../services/payments/sandboxWallet.ts';
import { notifyPaths } from '../../../../services/payments/wallets.ts';
import { buyer, ordered } from '../../../../testing/orders.ts';
import { openShop } from '../../../../testing/shop.ts';
import { look, notify, outTradeNoOf, payQr, rowsOf, tap, watch } from '../../../../testing/till.ts';

const { lanes, server } = await openShop();

describe('TRUST 20: a forged notice', () => {
  it.each([
    ['without a signature', { headers: { [signatureHeader]: '' } }],
    ['signed by somebody else', { secret: 'another secret, also 32 bytes long' }],
    ['with another amount than was signed', { body: (text: string) => text.replace('59700', '1') }],
    [
      'written anew after it was signed',
      { body: (text: string) => JSON.stringify(JSON.parse(text), null, 1) },
    ],
    ['with a space more', { body: (text: string) => `${text} ` }],
    ['of ten minutes ago', { timestamp: String(Date.parse('2026-11-20T01:00:00Z')) }],
    ['with a timestamp that is no number', { timestamp: 'now' }],
    ['that is empty', { body: () => '' }],
  ])('TRUST 20: %s is refused, and changes nothing', async (_, bend) => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await payQr(by, made);
    expect(await notify(server, 1, { outTradeNo: await outTradeNoOf(server, by) }, bend)).toBe(401);
    expect(await rowsOf(server, by)).toMatchObject({
      payments: [{ state: 'open' }],
      refunds: [],
      subscriptions: [],
    });
  });

  it('TRUST 20: of one wallet for a trade of the other is not taken', async () => {
    const by = await buyer(server);
    await payQr(by, await ordered(by, lanes), 1);
    expect(await notify(server, 2, { outTradeNo: await outTradeNoOf(server, by) })).toBe(500);
    expect((await rowsOf(server, by)).payments).toMatchObject([{ state: 'open' }]);
  });

  it('TRUST 20: as a form or as several parts is refused', async () => {
    for (const body of [new URLSearchParams({ outTradeNo: 'x' }), new FormData()]) {
      expect((await fetch(`${server.url}${notifyPaths[1]}`, { method: 'POST', body })).status).toBe(401);
    }
  });
});

describe('TRUST 21: a repeated notice', () => {
  it('TRUST 21: a hundred times at once and again a day later: one transition, one activation, all acknowledged', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await payQr(by, made);
    const outTradeNo = await outTradeNoOf(server, by);
    // A wallet sends a notice again while the server is too busy for it.
    const insist = async (): Promise<number> => {
      const status = await notify(server, 1, { outTradeNo });
      return status === 503 ? insist() : status;
    };
    const answers = await Promise.all(Array.from({ length: 100 }, insist));
    server.clock.advance(86_400);
    try {
      answers.push(await notify(server, 1, { outTradeNo }));
    } finally {
      server.clock.advance(-86_400);
    }
    expect(new Set(answers)).toEqual(new Set([200]));
    const { payments, refunds, subscriptions } = await rowsOf(server, by);
    expect([payments.length, refunds.length, subscriptions.length]).toEqual([1, 0, 1]);
    expect((await look(by, made)).status).toBe(3);
  });
});

describe('TRUST 22: out of order', () => {
  it('TRUST 22: a trade that is closed after it was paid changes nothing', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const code = await payQr(by, made);
    await notify(server, 1, { outTradeNo: await outTradeNoOf(server, by) });
    await tap(code, 'expire');
    server.clock.advance(60);
    await watch(server);
    expect((await look(by, made)).status).toBe(3);
    expect((await rowsOf(server, by)).payments).toMatchObject([{ state: 'paid' }]);
  });

  it('TRUST 22: money for a code that was closed counts all the same', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const code = await payQr(by, made);
    await tap(code, 'expire');
    server.clock.advance(15);
    await watch(server);
    expect((await rowsOf(server, by)).payments).toMatchObject([{ state: 'closed' }]);
    expect(await notify(server, 1, { outTradeNo: await outTradeNoOf(server, by) })).toBe(200);
    expect((await look(by, made)).status).toBe(3);
  });
});

describe('TRUST 23: a wrong amount', () => {
  it.each([
    ['one fen less', { amount: 59_699 }, 'amountDiffers'],
    ['one fen more', { amount: 59_701 }, 'amountDiffers'],
    ['another currency', { currency: 'USD' }, 'currencyDiffers'],
  ])('TRUST 23: %s does not complete the order and is recorded for staff, once', async (_, more, kind) => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    await payQr(by, made);
    const outTradeNo = await outTradeNoOf(server, by);
    for (let i = 0; i < 3; i += 1) expect(await notify(server, 1, { outTradeNo, ...more })).toBe(200);
    expect((await look(by, made)).status).toBe(2);
    expect(await rowsOf(server, by)).toMatchObject({
      payments: [{ state: 'disputed' }],
      refunds: [],
      subscriptions: [],
    });
    const incidents = await server.db
      .selectFrom('paymentIncident')
      .selectAll()
      .where('outTradeNo', '=', outTradeNo)
      .execute();
    expect(incidents).toMatchObject([{ kind, ...more }]);
  });

  it.each([0.5, 59_700.000_1, 1e300, 2 ** 53, -(2 ** 60)])(
    'TRUST 23: %d fen are no amount: nothing completes, it is recorded for staff once, and acknowledged',
    async (amount) => {
      const by = await buyer(server);
      const made = await ordered(by, lanes);
      await payQr(by, made);
      const outTradeNo = await outTradeNoOf(server, by);
      for (let i = 0; i < 3; i += 1) expect(await notify(server, 1, { outTradeNo, amount })).toBe(200);
      expect((await look(by, made)).status).toBe(2);
      expect((await rowsOf(server, by)).payments).toMatchObject([{ state: 'disputed' }]);
      const incidents = await server.db
        .selectFrom('paymentIncident')
        .select(['kind', 'amount', 'reported'])
        .where('outTradeNo', '=', outTradeNo)
        .execute();
      expect(incidents).toEqual([{ kind: 'amountUnreadable', amount: null, reported: String(amount) }]);
    },
  );

  it.each([
    ['no number of ours', { outTradeNo: 'a\0b' }],
    ['a number of its own that goes on and on', { outTradeNo: 'e'.repeat(32), providerNo: '9'.repeat(9000) }],
    ['half a fen', { outTradeNo: 'd'.repeat(32), amount: 0.5 }],
  ])(
    'TRUST 23: a notice of no payment, with %s, is recorded and asked to be told again',
    async (_, notice) => {
      const fails = () => server.log().split('serverFault').length;
      const before = fails();
      expect(await notify(server, 1, notice)).toBe(500);
      const recorded = await server.db
        .selectFrom('paymentIncident')
        .select('kind')
        .where('outTradeNo', '=', notice.outTradeNo.replace('\0', ''))
        .execute();
      expect(recorded).toEqual([{ kind: 'tradeUnknown' }]);
      expect(fails()).toBe(before);
    },
  );

  it('TRUST 23: money for another order, or for none, is recorded, and the wallet is made to notify again', async () => {
    const by = await buyer(server);
    const dear = await ordered(by, lanes, 2);
    await payQr(by, dear);
    expect(await notify(server, 1, { outTradeNo: await outTradeNoOf(server, by) })).toBe(200);
    expect((await look(by, dear)).status).toBe(2);
    const outTradeNo = 'f'.repeat(32);
    expect(await notify(server, 1, { outTradeNo })).toBe(500);
    expect(await notify(server, 1, { outTradeNo })).toBe(500);
    const incidents = await server.db
      .selectFrom('paymentIncident')
      .selectAll()
      .where('outTradeNo', '=', outTradeNo)
      .execute();
    expect(incidents).toMatchObject([{ kind: 'tradeUnknown', amount: 59_700 }]);
  });
});
