import { codes } from '@fairway/gateway/contract/codes';
import { order } from '@fairway/gateway/contract/order';
import { expect, it } from 'vitest';
import { paidOrder } from '../../../testing/invoices.ts';
import { type Buyer, buyer, ordered } from '../../../testing/orders.ts';
import { openShop } from '../../../testing/shop.ts';
import { atDesk } from '../../../testing/staff.ts';
import { notify, outTradeNoOf, payQr } from '../../../testing/till.ts';
import { handIn, sendTransferBack } from '../../../testing/transfers.ts';

const { lanes, server } = await openShop();
const detail = ({ client }: Buyer, { orderNo }: { orderNo: string }) =>
  client.gateway.send(order.selectDetail, { query: { orderNo } });
const whatOf = async (by: Buyer, made: { orderNo: string }) =>
  (await detail(by, made)).events.map(({ what }) => what);

it('returns the history of an order, with its transfer and when it is answered', async () => {
  const by = await buyer(server, 1);
  const made = await ordered(by, lanes);
  server.clock.advance(60);
  await handIn(by, made);
  const answer = await detail(by, made);
  expect(answer).toMatchObject({ status: 1, cancelReason: null, refunds: [] });
  expect(answer.events.map(({ what }) => what)).toEqual(['ordered', 'voucherHandedIn']);
  expect(Date.parse(answer.reviewBy ?? '')).toBeGreaterThan(server.clock.now().getTime());
  expect((await fetch(`${server.url}${answer.vouchers[0]?.url}`)).status).toBe(200);
  server.clock.advance(60);
  await sendTransferBack(await atDesk(server, ['finance']), made);
  expect(await whatOf(by, made)).toEqual(['ordered', 'voucherHandedIn', 'sentBack']);
  expect(await detail(by, made)).toMatchObject({ status: 2, reviewBy: null });
});

it('shows the proof of transfer to who handed it in only', async () => {
  const by = await buyer(server, 1);
  const made = await ordered(by, lanes);
  await handIn(by, made);
  const colleague = await buyer(server, 1, by.tenantId);
  expect(await detail(colleague, made)).toMatchObject({ status: 1, vouchers: [] });
});

it('returns why an order was cancelled, and the money that goes back', async () => {
  const by = await buyer(server, 1);
  const made = await ordered(by, lanes);
  await payQr(by, made);
  const outTradeNo = await outTradeNoOf(server, by);
  await by.client.gateway.send(order.cancel, { body: { orderNo: made.orderNo } });
  expect(await detail(by, made)).toMatchObject({ status: 4, cancelReason: 'buyer', refunds: [] });
  expect(await whatOf(by, made)).toEqual(['ordered', 'cancelledByBuyer']);
  server.clock.advance(1);
  await notify(server, 1, { outTradeNo });
  const { refunds, events } = await detail(by, made);
  expect(refunds).toMatchObject([{ amount: made.amount, reason: 'paidAfterCancel', payWay: 1 }]);
  expect(events.map(({ what }) => what)).toEqual(['ordered', 'cancelledByBuyer', 'refundBegun']);
});

it('returns that a countdown ended it, and when a paid one opened its routes', async () => {
  const by = await buyer(server, 1);
  const made = await ordered(by, lanes);
  server.clock.advance(31 * 60);
  expect(await whatOf(by, made)).toEqual(['ordered', 'cancelledByTime']);
  const paid = await paidOrder(by, lanes.slice(1));
  expect(await whatOf(by, paid)).toEqual(['ordered', 'paid', 'opened']);
});

it('is refused to other accounts', async () => {
  const made = await ordered(await buyer(server, 1), lanes);
  const stranger = await buyer(server, 1);
  const answer = await stranger.client.raw(order.selectDetail, { query: { orderNo: made.orderNo } });
  expect(answer.code).toBe(codes.orderNotFound);
});
