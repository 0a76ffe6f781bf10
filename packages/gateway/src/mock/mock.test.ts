import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { createGateway } from '../client/createGateway.ts';
import { memoryKeyStore } from '../client/keyStore.ts';
import { auth } from '../contract/auth.ts';
import type { Call } from '../contract/call.ts';
import { company } from '../contract/company.ts';
import { dataQuality } from '../contract/dataQuality.ts';
import { freight } from '../contract/freight.ts';
import { harbour } from '../contract/harbour.ts';
import { aliPay, order, wxPay } from '../contract/order.ts';
import { seaRoute, subscribe } from '../contract/subscribe.ts';
import { upload } from '../contract/upload.ts';
import { user } from '../contract/user.ts';
import { verifyCode } from '../contract/verifyCode.ts';
import { failure } from '../testing/setUp.ts';
import {
  fails,
  mock,
  mockGateway,
  pending,
  refuse,
  sampleAuditInfo,
  sampleCarriers,
  sampleCodeSent,
  sampleDataQuality,
  sampleDepartures,
  sampleHandOver,
  sampleOrder,
  sampleOrderQr,
  sampleOrders,
  sampleOtherDevice,
  samplePayQr,
  samplePort,
  sampleProfile,
  sampleQuote,
  sampleReferencePrices,
  sampleSailing,
  sampleSailingDetail,
  sampleSailings,
  sampleSailingsPage,
  sampleSeaRoute,
  sampleSession,
  sampleSubscription,
  sampleTransferAccount,
  sampleUploadedFile,
  sampleUploadToken,
  sampleWeekPrices,
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

const lane = { origin: 'CNSHA', destination: 'USLAX', week: '2026-W48' };

test('a mock responds to the checked request of its call', async () => {
  const select = mock(freight.selectSailings, ({ query, language }) => {
    expectTypeOf(query.page).toEqualTypeOf<number>();
    expect({ query, language }).toMatchObject({
      query: { ...lane, page: 2, sort: 'departure' },
      language: 'en',
    });
    return sampleSailingsPage({ page: query.page });
  });
  server.use(...mockGateway(select));
  const data = await gateway.send(freight.selectSailings, { query: { ...lane, page: 2 } });
  expect(data.page).toBe(2);
  expect(data.rows).toHaveLength(6);
});

test('a signed write runs against the mock, handshake included; forms and files arrive as declared', async () => {
  server.use(
    ...mockGateway(
      mock(auth.login, ({ body }) => (body.password === 'right' ? sampleSession() : refuse('passwordWrong'))),
      mock(aliPay.getAliPayQrCode, ({ body }) => ({ ...samplePayQr(), orderNo: body.orderNo })),
      mock(upload.upload, ({ body }) => sampleUploadedFile({ bytes: body.file.size })),
    ),
  );
  const body = { account: 'a', password: 'right', loginPortal: 1 } as const;
  expect((await gateway.send(auth.login, { body })).token).toBe('sample-token');
  const error = await failure(gateway.send(auth.login, { body: { ...body, password: 'wrong' } }));
  expect(error).toMatchObject({ kind: 'refused', codeName: 'passwordWrong' });
  expect(error.msg).toMatch(/^The account or password is not right/);
  const paid = await gateway.send(aliPay.getAliPayQrCode, { body: { orderNo: '20260101000001' } });
  expect(paid.orderNo).toBe('20260101000001');
  const file = new Blob(['12345'], { type: 'image/png' });
  expect((await gateway.send(upload.upload, { body: { file } })).bytes).toBe(5);
});

test('a request that breaks the contract is refused by field, as the server would', async () => {
  server.use(...mockGateway(mock(freight.selectSailings, sampleSailingsPage())));
  const error = await failure(gateway.send(freight.selectSailings, { query: { ...lane, week: 'soon' } }));
  expect(error).toMatchObject({ kind: 'invalid', fields: [{ field: 'query.week', rule: 'week' }] });
});

test('a mock that breaks the contract fails instead of drifting', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const drifted = { ...samplePort(), lat: 'north' } as unknown as ReturnType<typeof samplePort>;
  server.use(...mockGateway(mock(harbour.realTimeLikeQuery, { rows: [drifted] })));
  expect((await failure(gateway.send(harbour.realTimeLikeQuery))).kind).toBe('fault');
  expect(JSON.stringify(complain.mock.calls.flat().map(String))).toContain('rows.0.lat');
  complain.mockRestore();
});

test.each([
  ['fault', 'fault'],
  ['session', 'session'],
  ['malformed', 'malformed'],
] as const)('fails(call, %j) is seen as %s', async (how, kind) => {
  server.use(...mockGateway(fails(seaRoute.selectAll, how)));
  expect((await failure(gateway.send(seaRoute.selectAll))).kind).toBe(kind);
});

test.each(['away', 'network'] as const)('fails(call, %j) is seen as such', async (how) => {
  server.use(...mockGateway(fails(auth.logout, how)));
  const query = { email: 'a@example.com', type: 'LOGIN_REGISTER' } as const;
  server.use(fails(verifyCode.sendEmailVerifyCode, how));
  // A read with an effect is not retried, so the failure is seen at once.
  expect((await failure(gateway.send(verifyCode.sendEmailVerifyCode, { query }))).kind).toBe(how);
});

test('pending(call) stays pending until its caller gives up', async () => {
  server.use(...mockGateway(pending(seaRoute.selectAll)));
  const caller = new AbortController();
  const send = failure(gateway.send(seaRoute.selectAll, {}, { signal: caller.signal }));
  caller.abort();
  expect((await send).kind).toBe('cancelled');
});

test('refuses a call without a mock by name, and never sends it', async () => {
  server.use(...mockGateway());
  const error = await failure(gateway.send(user.profile));
  expect(error).toMatchObject({ status: 404, msg: 'user.profile is not mocked' });
});

test.each<[string, Call, unknown]>([
  ['data quality', dataQuality.selectQuality, sampleDataQuality()],
  ['sailings', freight.selectSailings, sampleSailingsPage({ rows: sampleSailings(20) })],
  ['sailings of a visitor', freight.selectSailings, sampleSailingsPage({ access: 'login' })],
  [
    'weeks',
    freight.selectWeekPrices,
    { access: 'open', costAccess: 'freight', carriers: sampleCarriers(), weeks: sampleWeekPrices() },
  ],
  ['departures of a month', freight.selectDepartures, sampleDepartures('2026-11')],
  ['reference prices', freight.selectReferencePrices, sampleReferencePrices()],
  ['reference prices of a visitor', freight.selectReferencePrices, sampleReferencePrices('login')],
  ['a sailing in full', freight.sailDetail, sampleSailingDetail()],
  ['ports', harbour.realTimeLikeQuery, { rows: [samplePort(), samplePort('USLAX')] }],
  ['sea routes', seaRoute.selectAll, { rows: [sampleSeaRoute(), sampleSeaRoute('CNNGB', 'NLRTM')] }],
  ['a trial', subscribe.startTrial, sampleSubscription()],
  ['a session', auth.login, sampleSession()],
  ['a sent code', verifyCode.sendSmsVerifyCode, sampleCodeSent()],
  ['a profile', user.profile, sampleProfile()],
  ['an upload token', upload.uploadToken, sampleUploadToken()],
  ['an uploaded picture', upload.upload, sampleUploadedFile()],
  ['a hand-over', upload.selectHandOver, sampleHandOver({ state: 'opened', files: [sampleUploadedFile()] })],
  ['a quote', order.selectQuote, sampleQuote()],
  ['where to transfer', order.selectTransferAccount, sampleTransferAccount()],
  ['a code of Alipay', aliPay.getAliPayQrCode, samplePayQr(1)],
  ['a code of WeChat', wxPay.getWxPayQrCode, samplePayQr(2)],
  ['an order with a code', order.queryByOrderNo, sampleOrder({ qr: sampleOrderQr('scanned') })],
  ...Object.entries(sampleOrders).map(([name, one]): [string, Call, unknown] => [
    `an order that is ${name}`,
    order.queryByOrderNo,
    one,
  ]),
  ['an audit', company.selectCompanyAuditInfo, sampleAuditInfo('companyAdmin')],
])('the sample of %s keeps the contract', (_, call, sample) => {
  expect(v.safeParse(call.data, sample).issues).toBeUndefined();
});

test('samples are the same in every run, and accept overrides of a story', () => {
  expect(sampleSailing({}, 3)).toEqual(sampleSailing({}, 3));
  expect(sampleSailing({ vessel: 'EVER GIVEN' }).vessel).toBe('EVER GIVEN');
  expect(new Set(sampleSailings(20).map((row) => row.id)).size).toBe(20);
  expect(sampleSailingsPage({ access: 'login' }).rows.every((row) => row.prices === null)).toBe(true);
  expect(sampleWeekPrices().map((one) => one.week)).toContain('2026-W53');
  expect(Date.parse(sampleOtherDevice().expiresAt)).toBeGreaterThan(
    Date.parse(sampleOtherDevice().lastSeenAt),
  );
});
