import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createGateway } from '../client/createGateway.ts';
import { memoryKeyStore } from '../client/keyStore.ts';
import { aliPay, order, wxPay } from '../contract/order.ts';
import { upload } from '../contract/upload.ts';
import { failure } from '../testing/setUp.ts';
import {
  mockGateway,
  mockOrderList,
  mockOrders,
  mockUploads,
  sampleOrder,
  sampleOrderList,
  sampleUploadedFile,
} from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const gateway = createGateway({
  baseURL: 'http://site.test/api',
  language: () => 'en',
  session: () => null,
  keyStore: memoryKeyStore(),
});

test('a played order is paid, declined, expired and cancelled as the server would do it', async () => {
  const now = () => new Date('2026-11-20T09:00:00.000Z');
  const { handlers, wallet } = mockOrders(sampleOrder(), now);
  server.use(...mockGateway(...handlers));
  const { orderNo } = sampleOrder();
  const look = () => gateway.send(order.queryByOrderNo, { query: { orderNo } });
  const first = await gateway.send(aliPay.getAliPayQrCode, { body: { orderNo } });
  expect(first.expiresAt).toBe('2026-11-20T09:05:00.000Z');
  wallet.scan();
  expect((await look()).qr?.state).toBe('scanned');
  wallet.decline();
  const second = await gateway.send(wxPay.getWxPayQrCode, { body: { orderNo } });
  expect(second.qrCode).not.toBe(first.qrCode);
  wallet.pay();
  expect(await look()).toMatchObject({ status: 3, payWay: 2, paidAt: '2026-11-20T09:00:00.000Z' });
  wallet.timeOut();
  expect((await look()).status).toBe(3);
  const late = await failure(gateway.send(order.cancel, { body: { orderNo } }));
  expect(late.codeName).toBe('orderNotPending');
  const unknown = await failure(gateway.send(order.cancel, { body: { orderNo: '20260101000001' } }));
  expect(unknown.codeName).toBe('orderNotFound');
});

test('a played transfer waits for staff, is sent back, and is handed in again', async () => {
  const { handlers, wallet } = mockOrders();
  server.use(...mockGateway(...handlers));
  const { orderNo } = sampleOrder();
  const submit = () =>
    gateway.send(order.offLinePay, { body: { orderNo, voucherIds: [sampleUploadedFile().id] } });
  expect((await submit()).status).toBe(1);
  wallet.rejectTransfer('模糊');
  expect(wallet.order()).toMatchObject({ status: 2, rejectReason: '模糊' });
  await submit();
  wallet.confirmTransfer();
  expect(wallet.order()).toMatchObject({ status: 3, payWay: 3 });
});

test('played uploads take pictures, or refuse them, and a phone adds its own', async () => {
  const { handlers, phone } = mockUploads();
  server.use(...mockGateway(...handlers));
  const file = new Blob(['12345'], { type: 'image/png' });
  const sent = await gateway.send(upload.upload, { body: { file, purpose: 'idCard' } });
  expect(sent).toMatchObject({ purpose: 'idCard', bytes: 5 });
  const { id } = await gateway.send(upload.startHandOver, { body: { purpose: 'avatar', maxFiles: 2 } });
  const watch = () => gateway.send(upload.selectHandOver, { query: { id } });
  phone.open();
  phone.send();
  expect(await watch()).toMatchObject({ state: 'opened', maxFiles: 2, files: [{ purpose: 'avatar' }] });
  expect((await gateway.send(upload.endHandOver, { body: { id } })).state).toBe('ended');
  server.use(...mockUploads({ refused: 'pictureTooLarge' }).handlers);
  expect((await failure(gateway.send(upload.upload, { body: { file } }))).msg).toBe('Maximum 10M');
});

test('a played list of orders is searched, sorted, leafed through and cancelled as the server would do it', async () => {
  const { handlers, orders } = mockOrderList(sampleOrderList(24));
  server.use(...mockGateway(...handlers));
  const find = (query: object) => gateway.send(order.selectPage, { query });

  const first = await find({});
  expect(first).toMatchObject({ total: 24, page: 1, limit: 10 });
  expect(first.rows).toEqual(orders().slice(0, 10));
  expect((await find({ page: 3 })).rows).toEqual(orders().slice(20));
  expect((await find({ page: 4 })).rows).toEqual([]);

  const cheapest = await find({ sort: 'amount', order: 'asc', limit: 50 });
  const amounts = cheapest.rows.map(({ amount }) => amount.amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));

  const [newest, ofSameDay] = orders();
  expect((await find({ keyword: newest?.orderNo })).rows).toEqual([newest]);
  expect((await find({ createdFrom: '2026-11-20' })).rows).toEqual([newest, ofSameDay]);

  const pending = await find({ status: 2 });
  const orderNo = pending.rows[0]?.orderNo ?? '';
  expect(await gateway.send(order.cancel, { body: { orderNo } })).toMatchObject({
    status: 4,
    cancelsAt: null,
  });
  expect((await find({ status: 2 })).total).toBe(pending.total - 1);
  const again = await failure(gateway.send(order.cancel, { body: { orderNo } }));
  expect(again.codeName).toBe('orderNotPending');
});
