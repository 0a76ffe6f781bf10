import { codes } from '@fairway/gateway/contract/codes';
import { aliPay, order, walletWays, wxPay } from '@fairway/gateway/contract/order';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { payWays } from '@fairway/trade';
import { describe, expect, it } from 'vitest';
import { buyer, ordered } from '../../../testing/orders.ts';
import { openShop } from '../../../testing/shop.ts';
import { look, payQr, rowsOf, tap, watch } from '../../../testing/till.ts';

const { lanes, server } = await openShop();

describe('paying by QR', () => {
  it.each(walletWays)('by method %i: requested, scanned, paid, and the routes are open', async (way) => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const code = await payQr(by, made, way);
    expect(code).toMatchObject({ orderNo: made.orderNo, amount: made.amount });
    expect(Date.parse(code.expiresAt) - server.clock.now().getTime()).toBe(300_000);
    expect((await look(by, made)).qr).toMatchObject({ payWay: way, state: 'waiting', qrCode: code.qrCode });
    const phone = await (await fetch(code.qrCode)).text();
    expect(phone).toContain(`${payWays[way].nameEn} (sandbox)`);
    expect(phone).toContain('¥597.00');
    server.clock.advance(5);
    expect((await look(by, made)).qr?.state).toBe('scanned');
    expect(await (await tap(code, 'pay')).text()).toContain('Paid.');
    await expect.poll(async () => (await look(by, made)).status).toBe(3);
    expect(await look(by, made)).toMatchObject({ payWay: way, paidAt: server.clock.now().toISOString() });
    const { subscriptions } = await by.client.gateway.send(subscribe.selectMine);
    expect(subscriptions).toMatchObject([{ kind: 'paid', routes: [{ id: lanes[0] }] }]);
    expect(server.log()).not.toContain(code.qrCode.slice(-43));
  });

  it('returns the same code while it is valid; then another', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const first = await payQr(by, made);
    expect(await payQr(by, made)).toEqual(first);
    server.clock.advance(300);
    expect((await look(by, made)).qr?.state).toBe('expired');
    expect((await payQr(by, made)).qrCode).not.toBe(first.qrCode);
    expect(await (await tap(first, 'pay')).text()).toContain('expired');
  });

  it('declined on the phone, it can be tried again', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const first = await payQr(by, made);
    await tap(first, 'decline');
    server.clock.advance(15);
    await watch(server);
    expect(await look(by, made)).toMatchObject({ status: 2, qr: { state: 'declined' } });
    expect((await payQr(by, made)).qrCode).not.toBe(first.qrCode);
  });

  it('a code never outlives its order', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    server.clock.advance(28 * 60);
    expect((await payQr(by, made)).expiresAt).toBe(made.cancelsAt);
  });

  it('a change of wallet and back shows the first code again, and follows that one', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const ali = await payQr(by, made, 1);
    server.clock.advance(1);
    await payQr(by, made, 2);
    server.clock.advance(1);
    expect(await payQr(by, made, 1)).toEqual(ali);
    expect((await look(by, made)).qr).toMatchObject({ payWay: 1, qrCode: ali.qrCode });
    await fetch(ali.qrCode);
    server.clock.advance(5);
    expect((await look(by, made)).qr).toMatchObject({ payWay: 1, state: 'scanned' });
  });

  it('may be changed as often as one likes: only new codes are counted', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    for (let turn = 0; turn < 40; turn += 1) await payQr(by, made, turn % 2 === 0 ? 1 : 2);
    expect((await rowsOf(server, by)).payments).toHaveLength(2);
  });

  it('an order that was given more time has codes for as long', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    server.clock.advance(29 * 60);
    const { cancelsAt } = await by.client.gateway.send(order.extend, { body: { orderNo: made.orderNo } });
    expect(Date.parse(cancelsAt ?? '') - server.clock.now().getTime()).toBe(30 * 60_000);
    server.clock.advance(5 * 60);
    await watch(server);
    const code = await payQr(by, made);
    expect(Date.parse(code.expiresAt) - server.clock.now().getTime()).toBe(300_000);
    server.clock.advance(26 * 60);
    const over = { body: { orderNo: made.orderNo } };
    expect((await by.client.raw(order.extend, over)).code).toBe(codes.orderNotPending);
    const other = await buyer(server);
    expect((await other.client.raw(order.extend, over)).code).toBe(codes.orderNotFound);
  });

  it('is refused for an order that is cancelled, over, or of another account', async () => {
    const by = await buyer(server);
    const made = await ordered(by, lanes);
    const body = { orderNo: made.orderNo };
    const other = await buyer(server);
    expect((await other.client.raw(aliPay.getAliPayQrCode, { body })).code).toBe(codes.orderNotFound);
    server.clock.advance(30 * 60);
    expect((await by.client.raw(wxPay.getWxPayQrCode, { body })).code).toBe(codes.orderNotPending);
  });
});
