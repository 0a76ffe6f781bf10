import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rsaKeys } from '../../testing/wallets/fakes.ts';
import { fakeWechatPay } from '../../testing/wallets/fakeWechatPay.ts';
import { type NewTrade, NoticeForged, WalletFailed } from './provider.ts';
import { wechatPay } from './wechat.ts';

let wallet: Awaited<ReturnType<typeof fakeWechatPay>>;
beforeAll(async () => {
  wallet = await fakeWechatPay();
});
afterAll(() => wallet.stop());
beforeEach(() => {
  wallet.trades.clear();
  wallet.answerAs('platform');
});

const outTradeNo = '019aa0f0000070008000000000000002';
const expiresAt = new Date(Date.now() + 300_000);
const trade: NewTrade = {
  outTradeNo,
  amount: 59_705,
  subject: '航道 "100%" 订阅',
  expiresAt,
  notifyUrl: 'https://fairway.example/api/wxPay/notify',
};
const fake = () => {
  const storedTrade = wallet.trades.get(outTradeNo);
  if (!storedTrade) throw new Error('no trade');
  return storedTrade;
};

describe('WeChat Pay, against an API that verifies every signature', () => {
  it('opens a trade in fen, with the instant its code ends', async () => {
    expect(await wechatPay(wallet.settings).open(trade)).toBe('weixin://wxpay/bizpayurl?pr=abc');
    expect(fake().request).toMatchObject({
      out_trade_no: outTradeNo,
      description: '航道 "100%" 订阅',
      notify_url: 'https://fairway.example/api/wxPay/notify',
      amount: { total: 59_705, currency: 'CNY' },
    });
    expect(new Date(String(fake().request.time_expire)).getTime()).toBe(
      Math.floor(expiresAt.getTime() / 1000) * 1000,
    );
    expect(wallet.refused).toEqual([]);
  });

  it('queries the state: unknown, not paid, paying, paid, closed', async () => {
    const provider = wechatPay(wallet.settings);
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'waiting' });
    await provider.open(trade);
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'waiting' });
    fake().state = 'scanned';
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'scanned' });
    fake().state = 'paid';
    expect(await provider.query(outTradeNo)).toEqual({
      outTradeNo,
      state: 'paid',
      amount: 59_705,
      currency: 'CNY',
      providerNo: '4200001',
      paidAt: new Date('2026-11-20T02:00:05Z'),
    });
    fake().state = 'closed';
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'closed' });
  });

  it('closes open trades, and does not change those that are paid or unknown', async () => {
    const provider = wechatPay(wallet.settings);
    await provider.close(outTradeNo);
    await provider.open(trade);
    await provider.close(outTradeNo);
    expect(fake().state).toBe('closed');
    fake().state = 'paid';
    await provider.close(outTradeNo);
    expect(fake().state).toBe('paid');
  });

  it('refunds: accepted first, done when it is requested again under the same number', async () => {
    const provider = wechatPay(wallet.settings);
    await provider.open(trade);
    fake().state = 'paid';
    const refund = { outTradeNo, refundNo: 'r1', amount: 59_705, total: 59_705, reason: 'paidTwice' };
    expect(await provider.refund(refund)).toBe('asked');
    expect(await provider.refund(refund)).toBe('done');
    expect([...fake().refunds]).toEqual([['r1', 59_705]]);
  });

  it('a key that WeChat Pay does not know is refused there', async () => {
    const provider = wechatPay({ ...wallet.settings, privateKey: rsaKeys().privatePem });
    await expect(provider.open(trade)).rejects.toThrow('native: HTTP 401 SIGN_ERROR');
  });

  it("a response without WeChat Pay's signature is refused", async () => {
    const provider = wechatPay(wallet.settings);
    await provider.open(trade);
    wallet.answerAs('nobody');
    await expect(provider.query(outTradeNo)).rejects.toThrow(WalletFailed);
  });

  it('while a merchant changes keys, responses signed by either are accepted', async () => {
    const provider = wechatPay({ ...wallet.settings, otherKey: wallet.otherKey });
    await provider.open(trade);
    wallet.answerAs('certificate');
    expect(await provider.query(outTradeNo)).toEqual({ outTradeNo, state: 'waiting' });
    await expect(wechatPay(wallet.settings).query(outTradeNo)).rejects.toThrow(WalletFailed);
    wallet.answerAs('nobody');
    await expect(provider.query(outTradeNo)).rejects.toThrow(WalletFailed);
  });

  it('one that cannot be reached has failed', async () => {
    const provider = wechatPay({ ...wallet.settings, baseUrl: 'http://127.0.0.1:9' });
    await expect(provider.query(outTradeNo)).rejects.toThrow(WalletFailed);
  });
});

describe('TRUST 20: a notice of WeChat Pay', () => {
  const read = (body: string, headers: Record<string, string | undefined>) =>
    wechatPay(wallet.settings).readNotice({ body: Buffer.from(body), header: (name) => headers[name] });
  const signed = () => {
    const body = wallet.notice(outTradeNo, 59_705);
    return { body, headers: wallet.signature(body) };
  };

  it('TRUST 20: is read when WeChat Pay signed it', async () => {
    const { body, headers } = signed();
    expect(await read(body, headers)).toMatchObject({ outTradeNo, state: 'paid', amount: 59_705 });
  });

  it('TRUST 20: of a trade that was paid back does not tell of money', async () => {
    const body = wallet.notice(outTradeNo, 59_705, { trade_state: 'REFUND' });
    expect(await read(body, wallet.signature(body))).toEqual({ outTradeNo, state: 'closed' });
  });

  it('TRUST 20: of a trade with a coupon contains the owed amount, not that paid by the payer', async () => {
    const amount = { total: 59_705, payer_total: 54_705, currency: 'CNY', payer_currency: 'CNY' };
    const more = {
      amount,
      promotion_detail: [{ coupon_id: 'C1', amount: 5_000 }],
      attach: '',
      bank_type: 'OTHERS',
    };
    const body = wallet.notice(outTradeNo, 59_705, more);
    expect(await read(body, wallet.signature(body))).toMatchObject({ state: 'paid', amount: 59_705 });
  });

  it('TRUST 20: with which WeChat Pay tries whether signatures are verified is refused', async () => {
    const { body, headers } = signed();
    const signature = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`;
    await expect(read(body, { ...headers, 'wechatpay-signature': signature })).rejects.toThrow(NoticeForged);
  });

  it.each(['REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED'])(
    'TRUST 20: %s reports no payment, and is accepted when it is signed',
    async (event) => {
      const body = wallet.notice(outTradeNo, 59_705, { refund_status: 'SUCCESS' }, undefined, event);
      expect(await read(body, wallet.signature(body))).toBeNull();
      await expect(read(`${body} `, wallet.signature(body))).rejects.toThrow(NoticeForged);
    },
  );

  it('TRUST 20: while a merchant changes keys, notices by either are read', async () => {
    const provider = wechatPay({ ...wallet.settings, otherKey: wallet.otherKey });
    const body = wallet.notice(outTradeNo, 59_705);
    for (const signer of ['platform', 'certificate'] as const) {
      wallet.answerAs(signer);
      const headers = wallet.signature(body);
      const notice = { body: Buffer.from(body), header: (name: string) => headers[name] };
      expect(await provider.readNotice(notice)).toMatchObject({ outTradeNo, state: 'paid' });
    }
  });

  it.each<
    [string, (signedNotice: ReturnType<typeof signed>) => [string, Record<string, string | undefined>]]
  >([
    ['no signature', ({ body, headers }) => [body, { ...headers, 'wechatpay-signature': undefined }]],
    ['a body written anew', ({ body, headers }) => [JSON.stringify(JSON.parse(body), null, 2), headers]],
    ['a space more', ({ body, headers }) => [`${body} `, headers]],
    ['another nonce', ({ body, headers }) => [body, { ...headers, 'wechatpay-nonce': 'x'.repeat(32) }]],
    ['a key it does not name', ({ body, headers }) => [body, { ...headers, 'wechatpay-serial': 'OTHER' }]],
    ['a signature of an hour ago', ({ body }) => [body, wallet.signature(body, Date.now() - 3_600_000)]],
    ['nothing', ({ headers }) => ['', headers]],
  ])('TRUST 20: with %s is forged', async (_, bend) => {
    const [body, headers] = bend(signed());
    await expect(read(body, headers)).rejects.toThrow(NoticeForged);
  });

  it.each([
    ['another merchant', { mchid: '1900000009' }],
    ['another application', { appid: 'wx9' }],
    ['a state that is unknown', { trade_state: 'PERHAPS' }],
  ])('TRUST 20: for %s is refused although it is signed', async (_, change) => {
    const body = wallet.notice(outTradeNo, 1, change);
    await expect(read(body, wallet.signature(body))).rejects.toThrow(NoticeForged);
  });

  it('TRUST 20: sealed by another key is refused although it is signed', async () => {
    const body = wallet.notice(outTradeNo, 1, {}, 'f'.repeat(32));
    await expect(read(body, wallet.signature(body))).rejects.toThrow(NoticeForged);
  });
});
