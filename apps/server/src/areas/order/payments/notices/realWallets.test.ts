import { aliPay, order, wxPay } from '@fairway/gateway/contract/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifyPaths } from '../../../../services/payments/wallets.ts';
import { createTestClock, startTestServer, type TestServer } from '../../../../testing/index.ts';
import { buyer, lanesOnOffer, ordered } from '../../../../testing/orders.ts';
import { fakeAlipay } from '../../../../testing/wallets/fakeAlipay.ts';
import { fakeWechatPay } from '../../../../testing/wallets/fakeWechatPay.ts';

let server: TestServer;
let lanes: string[];
let alipay: Awaited<ReturnType<typeof fakeAlipay>>;
let wechat: Awaited<ReturnType<typeof fakeWechatPay>>;
beforeAll(async () => {
  [alipay, wechat] = await Promise.all([fakeAlipay(), fakeWechatPay()]);
  server = await startTestServer({
    // The wallets have their own clocks.
    clock: createTestClock(new Date()),
    env: {
      PUBLIC_URL: 'https://fairway.example',
      ...alipay.environment,
      ...wechat.environment,
      // As some consoles hand a key over.
      ALIPAY_PRIVATE_KEY: alipay.settings.privateKey.replaceAll('\n', '\\n'),
    },
  });
  lanes = await lanesOnOffer(server.db);
});
afterAll(async () => {
  await server.stop();
  await Promise.all([alipay.stop(), wechat.stop()]);
});

const tell = async (way: 1 | 2, body: string, headers: Record<string, string>) => {
  const answer = await fetch(`${server.url}${notifyPaths[way]}`, { method: 'POST', body, headers });
  return [answer.status, await answer.text()];
};
const form = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
const json = { 'content-type': 'application/json' };

it('an order is paid by Alipay: code, notice as a signed form, "success"', async () => {
  const by = await buyer(server);
  const made = await ordered(by, lanes);
  const body = { orderNo: made.orderNo };
  const { qrCode } = await by.client.gateway.send(aliPay.getAliPayQrCode, { body });
  expect(qrCode).toMatch(/^https:\/\/qr\.alipay\.com\//);
  const [[outTradeNo = '', trade] = []] = [...alipay.trades];
  expect(trade?.request.notify_url).toBe('https://fairway.example/api/aliPay/notify');
  const forged = alipay.notice(outTradeNo, made.amount.amount).replace('597.00', '0.01');
  expect(await tell(1, forged, form)).toEqual([400, 'failure']);
  expect(await tell(1, alipay.notice('f'.repeat(32), 1), form)).toEqual([200, 'failure']);
  expect(await tell(1, alipay.notice(outTradeNo, made.amount.amount), form)).toEqual([200, 'success']);
  const paid = await by.client.gateway.send(order.queryByOrderNo, { query: body });
  expect(paid).toMatchObject({ status: 3, payWay: 1, paidAt: '2026-11-20T02:00:05.000Z' });
});

it('an order is paid by WeChat Pay: code, sealed and signed notice, SUCCESS', async () => {
  const by = await buyer(server);
  const made = await ordered(by, lanes);
  const body = { orderNo: made.orderNo };
  const { qrCode } = await by.client.gateway.send(wxPay.getWxPayQrCode, { body });
  expect(qrCode).toMatch(/^weixin:\/\//);
  const [[outTradeNo = ''] = []] = [...wechat.trades];
  const notice = wechat.notice(outTradeNo, made.amount.amount);
  const signed = { ...json, ...wechat.signature(notice) };
  expect(await tell(2, `${notice} `, signed)).toEqual([401, expect.stringContaining('SIGN_ERROR')]);
  expect(await tell(2, notice, signed)).toEqual([200, '{"code":"SUCCESS","message":""}']);
  expect(await by.client.gateway.send(order.queryByOrderNo, { query: body })).toMatchObject({
    status: 3,
    payWay: 2,
  });
  // Later notices about the money change nothing here: refunds have their own record.
  const later = [
    wechat.notice(outTradeNo, made.amount.amount, { trade_state: 'REFUND' }),
    wechat.notice(outTradeNo, made.amount.amount, { refund_status: 'SUCCESS' }, undefined, 'REFUND.SUCCESS'),
  ];
  for (const notice of later) {
    const headers = { ...json, ...wechat.signature(notice) };
    expect(await tell(2, notice, headers)).toEqual([200, '{"code":"SUCCESS","message":""}']);
  }
  const stays = await by.client.gateway.send(order.queryByOrderNo, { query: body });
  expect(stays).toMatchObject({ status: 3, payWay: 2 });
});

it('a payment whose notice is lost is found by asking the wallet', async () => {
  const by = await buyer(server);
  const made = await ordered(by, lanes);
  const body = { orderNo: made.orderNo };
  await by.client.gateway.send(wxPay.getWxPayQrCode, { body });
  const trade = [...wechat.trades.values()].at(-1);
  if (trade) trade.state = 'scanned';
  server.clock.advance(5);
  const look = () => by.client.gateway.send(order.queryByOrderNo, { query: body });
  expect((await look()).qr?.state).toBe('scanned');
  if (trade) trade.state = 'paid';
  server.clock.advance(5);
  expect((await look()).status).toBe(3);
});

it('a wallet that is unavailable gives a clear error, and the other one still works', async () => {
  const by = await buyer(server);
  const body = { orderNo: (await ordered(by, lanes)).orderNo };
  alipay.forgeAnswers(true);
  const away = await by.client.raw(aliPay.getAliPayQrCode, { body });
  alipay.forgeAnswers(false);
  expect([away.status, away.msg]).toEqual([200, expect.stringContaining('支付服务暂时无法连接')]);
  expect((await by.client.gateway.send(wxPay.getWxPayQrCode, { body })).qrCode).toMatch(/^weixin/);
});
