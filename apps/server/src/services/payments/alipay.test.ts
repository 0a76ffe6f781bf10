import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeAlipay } from '../../testing/wallets/fakeAlipay.ts';
import { rsaKeys } from '../../testing/wallets/fakes.ts';
import { alipay } from './alipay.ts';
import { fenOf, type NewTrade, NoticeForged, WalletFailed, yuanOf } from './provider.ts';

let wallet: Awaited<ReturnType<typeof fakeAlipay>>;
beforeAll(async () => {
  wallet = await fakeAlipay();
});
afterAll(() => wallet.stop());
beforeEach(() => {
  wallet.trades.clear();
  wallet.forgeAnswers(false);
});

const outTradeNo = '019aa0f0000070008000000000000001';
const trade = (): NewTrade => ({
  outTradeNo,
  amount: 59_705,
  subject: '航道 "100%" & 订阅+席位',
  expiresAt: new Date(Date.now() + 300_000),
  notifyUrl: 'https://fairway.example/api/aliPay/notify',
});
const fake = () => {
  const storedTrade = wallet.trades.get(outTradeNo);
  if (!storedTrade) throw new Error('no trade');
  return storedTrade;
};

describe('Alipay, against a gateway that verifies every signature', () => {
  it('opens a trade in yuan, with the end of its code and where to tell of it', async () => {
    const provider = alipay(wallet.settings);
    expect(await provider.open(trade())).toBe('https://qr.alipay.com/019aa0f0');
    expect(fake().request).toEqual({
      out_trade_no: outTradeNo,
      total_amount: '597.05',
      subject: '航道 "100%" & 订阅+席位',
      timeout_express: '5m',
      notify_url: 'https://fairway.example/api/aliPay/notify',
    });
    expect(wallet.refused).toEqual([]);
  });

  it('queries the state: not scanned, scanned, paid, closed', async () => {
    const provider = alipay(wallet.settings);
    await provider.open(trade());
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'waiting' });
    fake().state = 'scanned';
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'scanned' });
    fake().state = 'paid';
    expect(await provider.query(outTradeNo)).toMatchObject({
      state: 'paid',
      amount: 59_705,
      currency: 'CNY',
      paidAt: new Date('2026-11-20T02:00:05Z'),
    });
    fake().state = 'closed';
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'closed' });
  });

  it('closes open trades, and does not change those that are paid or were never scanned', async () => {
    const provider = alipay(wallet.settings);
    await provider.open(trade());
    await provider.close(outTradeNo);
    fake().state = 'scanned';
    await provider.close(outTradeNo);
    expect(fake().state).toBe('closed');
    fake().state = 'paid';
    await provider.close(outTradeNo);
    expect(fake().state).toBe('paid');
  });

  it('refunds once per number, however often it is requested', async () => {
    const provider = alipay(wallet.settings);
    await provider.open(trade());
    fake().state = 'paid';
    const refund = { outTradeNo, refundNo: 'r1', amount: 59_705, total: 59_705, reason: 'paidTwice' };
    expect([await provider.refund(refund), await provider.refund(refund)]).toEqual(['done', 'done']);
    expect([...fake().refunds]).toEqual([['r1', 597.05]]);
  });

  it('a key that Alipay does not know is refused there, and reported by code without a secret', async () => {
    const provider = alipay({ ...wallet.settings, privateKey: rsaKeys().privatePem });
    const opened = provider.open(trade());
    await expect(opened).rejects.toThrow(WalletFailed);
    await expect(opened).rejects.toThrow('isv.invalid-signature');
  });

  it("a response without Alipay's signature is refused", async () => {
    const provider = alipay(wallet.settings);
    await provider.open(trade());
    wallet.forgeAnswers(true);
    await expect(provider.query(outTradeNo)).rejects.toThrow(WalletFailed);
    await expect(provider.query(outTradeNo)).rejects.not.toThrow(/sign":|MII/);
  });

  it('one that cannot be reached has failed', async () => {
    const provider = alipay({ ...wallet.settings, gateway: 'http://127.0.0.1:9/' });
    await expect(provider.query(outTradeNo)).rejects.toThrow(WalletFailed);
  });

  it('accepts its keys as PEM, as one line, and as bare base64', async () => {
    const { privateKey } = wallet.settings;
    const bare = privateKey.replaceAll(/-----[A-Z ]+-----|\s/g, '');
    for (const keyText of [privateKey.replaceAll('\n', '\\n'), bare]) {
      expect(await alipay({ ...wallet.settings, privateKey: keyText }).open(trade())).toContain(
        'qr.alipay.com',
      );
    }
  });
});

describe('TRUST 20: a notice of Alipay', () => {
  const read = (body: string) =>
    alipay(wallet.settings).readNotice({ body: Buffer.from(body), header: () => undefined });

  it('TRUST 20: is read when Alipay signed it, with percent signs and pluses in it', async () => {
    expect(await read(wallet.notice(outTradeNo, 59_705))).toEqual({
      outTradeNo,
      state: 'paid',
      amount: 59_705,
      currency: 'CNY',
      providerNo: '2026112022001400000001',
      paidAt: new Date('2026-11-20T02:00:05Z'),
    });
    const closed = await read(wallet.notice(outTradeNo, 1, { trade_status: 'TRADE_CLOSED' }));
    expect(closed).toEqual({ outTradeNo, state: 'closed' });
  });

  it.each([
    [{ refund_fee: '100.00', gmt_refund: '2026-11-20 11:00:00.123', out_biz_no: 'R1' }],
    [{ refund_fee: '597.05', gmt_refund: '2026-11-20 11:00:00', trade_status: 'TRADE_FINISHED' }],
  ])('TRUST 20: of a refund tells of no payment, and is taken: %j', async (refund) => {
    expect(await read(wallet.notice(outTradeNo, 59_705, refund))).toBeNull();
  });

  it('TRUST 20: of a paid trade without a refund reports its payment', async () => {
    const body = wallet.notice(outTradeNo, 59_705, { refund_fee: '0.00', point_amount: '0.00', body: '' });
    expect(await read(body)).toMatchObject({ state: 'paid', amount: 59_705 });
  });

  it.each<[string, (body: string) => string]>([
    ['no signature', (body) => body.replace(/&?sign=[^&]*/, '')],
    ['another amount', (body) => body.replace('597.05', '597.04')],
    ['another order', (body) => body.replace(outTradeNo, outTradeNo.replace(/1$/, '2'))],
    ['a field more', (body) => `${body}&extra=1`],
    ['a field twice', (body) => `${body}&total_amount=597.05`],
    ['SHA-1 named as its way of signing', (body) => body.replace('sign_type=RSA2', 'sign_type=RSA')],
    ['no way of signing named', (body) => body.replace('&sign_type=RSA2', '')],
    ['JSON instead of a form', (body) => JSON.stringify(Object.fromEntries(new URLSearchParams(body)))],
    ['nothing', () => ''],
  ])('TRUST 20: with %s is forged', async (_, bend) => {
    await expect(read(bend(wallet.notice(outTradeNo, 59_705)))).rejects.toThrow(NoticeForged);
  });

  it.each([
    ['another application', { app_id: '2021000000000009' }],
    ['another merchant', { seller_id: '2088000000000009' }],
    ['a status that is unknown', { trade_status: 'TRADE_PERHAPS' }],
    ['no amount', { total_amount: '' }],
  ])('TRUST 20: for %s is refused although Alipay signed it', async (_, change) => {
    await expect(read(wallet.notice(outTradeNo, 1, change))).rejects.toThrow(NoticeForged);
  });

  it.each(['1e3', '1.005', '99999999999999.00', '-1.00', 'one'])(
    'TRUST 23: that reports %j as paid is read as one without an amount, to be recorded',
    async (total_amount) => {
      const trade = await read(wallet.notice(outTradeNo, 1, { total_amount }));
      expect(trade).toMatchObject({ state: 'paid', amount: null, reported: total_amount });
    },
  );

  it('of another key is forged', async () => {
    const other = alipay({ ...wallet.settings, publicKey: rsaKeys().publicPem });
    const body = Buffer.from(wallet.notice(outTradeNo, 1));
    await expect(other.readNotice({ body, header: () => undefined })).rejects.toThrow(NoticeForged);
  });
});

describe('yuan and fen', () => {
  it.each([
    ['597.05', 59_705],
    ['0.1', 10],
    ['88', 8800],
    ['0.01', 1],
    ['1e3', null],
    ['-1.00', null],
    ['1.001', null],
    ['', null],
  ])('%j is %j', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen);
  });

  it('are exact in both directions', () => {
    for (const fen of [1, 9, 10, 99, 100, 101, 59_705, 999_999_999]) expect(fenOf(yuanOf(fen))).toBe(fen);
  });
});
