import { codes } from '@fairway/gateway/contract/codes';
import { type Order, order } from '@fairway/gateway/contract/order';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { transferReview } from '@fairway/gateway/contract/transferReview';
import { describe, expect, it } from 'vitest';
import { type Buyer, buyer, ordered } from '../../testing/orders.ts';
import { jpeg } from '../../testing/pictures.ts';
import { openShop } from '../../testing/shop.ts';
import { atDesk } from '../../testing/staff.ts';
import { look, watch } from '../../testing/till.ts';
import { confirmTransfer, handIn, sendTransferBack } from '../../testing/transfers.ts';
import { uploaded } from '../../testing/uploads.ts';

const { lanes, ordersOf, server } = await openShop();
const mine = async ({ client }: Buyer) => (await client.gateway.send(subscribe.selectMine)).subscriptions;

describe('a corporate transfer', () => {
  it('names the account and the order number as remark', async () => {
    const by = await buyer(server, 1);
    const { orderNo, amount } = await ordered(by, lanes);
    expect(await by.client.gateway.send(order.selectTransferAccount, { query: { orderNo } })).toMatchObject({
      remark: orderNo,
      amount,
      reviewDays: 3,
      payee: expect.any(String),
      bankAccount: expect.any(String),
    });
  });

  it('stops the countdown, waits for staff, and then opens the routes', async () => {
    const by = await buyer(server, 1);
    const made = await ordered(by, lanes, 2);
    expect(await handIn(by, made)).toMatchObject({ status: 1, payWay: 3, cancelsAt: null });
    server.clock.advance(3600);
    await watch(server);
    expect((await look(by, made)).status).toBe(1);
    expect((await by.client.raw(order.cancel, { body: { orderNo: made.orderNo } })).code).toBe(
      codes.orderNotPending,
    );
    await confirmTransfer(await atDesk(server, ['finance']), made);
    expect(await look(by, made)).toMatchObject({ status: 3, payWay: 3 });
    const [subscription] = await mine(by);
    expect(subscription).toMatchObject({ kind: 'paid' });
    expect(subscription?.routes).toHaveLength(2);
    expect(Date.parse(subscription?.expiresAt ?? '') - server.clock.now().getTime()).toBe(30 * 86_400_000);
    const account = await server.db
      .selectFrom('account')
      .select('memberStatus')
      .where('id', '=', by.accountId)
      .executeTakeFirst();
    expect(account?.memberStatus).toBe(2);
  });

  it('that staff send back can be handed in again, with three days for it', async () => {
    const by = await buyer(server, 1);
    const made = await ordered(by, lanes);
    await handIn(by, made);
    await sendTransferBack(await atDesk(server, ['finance']), made);
    const back = await look(by, made);
    expect(back).toMatchObject({ status: 2, rejectReason: expect.stringContaining('看不清'), payWay: null });
    by.client.language = 'en';
    expect((await look(by, made)).rejectReason).toContain('cannot be read');
    expect(Date.parse(back.cancelsAt ?? '') - server.clock.now().getTime()).toBe(3 * 86_400_000);
    expect(await handIn(by, made)).toMatchObject({ status: 1, rejectReason: null });
  });

  it('accepts only voucher pictures of the buyer', async () => {
    const by = await buyer(server);
    const { orderNo } = await ordered(by, lanes);
    const other = await buyer(server);
    const pictures = [
      (await uploaded(by.client, await jpeg(), 'avatar')).id,
      (await uploaded(other.client, await jpeg(), 'transferVoucher')).id,
      crypto.randomUUID(),
    ];
    for (const id of pictures) {
      const answer = await by.client.raw(order.offLinePay, { body: { orderNo, voucherIds: [id] } });
      expect(answer.code).toBe(codes.vouchersInvalid);
    }
    expect((await ordersOf(by))[0]?.status).toBe(2);
  });

  it('takes a voucher for one order, also if two use it at once, and for another after cancellation', async () => {
    const by = await buyer(server, 1);
    const orders = [await ordered(by, lanes), await ordered(by, lanes.slice(1))];
    const { id } = await uploaded(by.client, await jpeg(), 'transferVoucher');
    const hand = ({ orderNo }: Order) =>
      by.client.raw(order.offLinePay, { body: { orderNo, voucherIds: [id] } });
    const answers = await Promise.all(orders.map(hand));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.ok, codes.voucherUsed]);

    const winner = answers.findIndex(({ code }) => code === codes.ok);
    const [first, second] = [orders[winner] as Order, orders[1 - winner] as Order];
    expect((await hand(second)).code).toBe(codes.voucherUsed);
    const desk = await atDesk(server, ['finance']);
    await sendTransferBack(desk, first);
    // Sent back is not over: the first may hand it in again.
    expect((await hand(second)).code).toBe(codes.voucherUsed);
    expect((await hand(first)).code).toBe(codes.ok);
    await sendTransferBack(desk, first);
    await by.client.raw(order.cancel, { body: { orderNo: first.orderNo } });
    expect((await hand(second)).code).toBe(codes.ok);
  });

  it('TRUST 35: shows a script in its remark to staff as text', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const by = await buyer(server, 1);
    const { orderNo } = await ordered(by, lanes);
    const voucher = await uploaded(by.client, await jpeg(), 'transferVoucher');
    const body = { orderNo, voucherIds: [voucher.id], remark: script };
    await by.client.gateway.send(order.offLinePay, { body });
    const { client } = await atDesk(server, ['finance']);
    const detail = await client.raw(transferReview.selectCase, { query: { orderNo } });
    // Data that a page writes as text, and nothing that a browser would take for a page.
    expect(detail.data).toMatchObject({ remark: script });
    expect(detail.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(detail.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
