import { auth } from '@fairway/gateway/contract/auth';
import { security } from '@fairway/gateway/contract/security';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { currentTexts } from '@fairway/trade';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeFor, loggedIn } from './testing/accounts.ts';
import {
  createTestClock,
  createTestDatabase,
  startTestServer,
  type TestClient,
  type TestClock,
  type TestDatabase,
  type TestServer,
} from './testing/index.ts';
import { buyer, lanesOnOffer, ordered } from './testing/orders.ts';
import { look, payQr } from './testing/till.ts';

const hour = 3600;
const phone = '13800000000';

let database: TestDatabase;
let clock: TestClock;
let server: TestServer;
const start = (by = clock) => startTestServer({ databaseUrl: database.url, clock: by, steady: true });
beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await database.drop();
});

/** By the SDK, which follows the clock of the server. */
async function answers(client: TestClient, code: string): Promise<string | undefined> {
  const body = {
    account: phone,
    verifyCode: code,
    loginPortal: 1,
    agreed: currentTexts('agreement', 'privacy'),
  } as const;
  const answer = client.gateway.send(auth.loginAndRegisterByVerifyCode, { body });
  return answer.then(
    () => 'ok',
    ({ codeName }) => codeName,
  );
}
const profileOf = (client: TestClient) =>
  client.gateway.send(user.profile).then(
    () => 'ok',
    ({ codeName }) => codeName,
  );

it('TRUST 17: a code that has expired stays expired when the clock is set back an hour', async () => {
  const client = server.client();
  const code = await codeFor(server, client, phone);
  clock.advance(301);
  expect(await answers(client, code)).toBe('verifyCodeSpent');
  clock.advance(-hour);
  expect(await answers(client, code)).toBe('verifyCodeSpent');
});

it('TRUST 17: also after a restart, when no client had read it', async () => {
  const client = server.client();
  const code = await codeFor(server, client, phone);
  clock.advance(301);
  // Whatever server is started then has seen how late it is.
  await server.stop();
  server = await start();
  clock.advance(-hour);
  await server.stop();
  server = await start();
  expect(await answers(server.client(), code)).toBe('verifyCodeSpent');
});

it('TRUST 17: and on another server, whose clock is an hour behind', async () => {
  const code = await codeFor(server, server.client(), phone);
  const late = await start(createTestClock('2026-11-20T03:00:00.000Z'));
  const early = await start(createTestClock('2026-11-20T02:00:00.000Z'));
  expect(await answers(early.client(), code)).toBe('verifyCodeSpent');
  await Promise.all([late.stop(), early.stop()]);
});

it('TRUST 17: a session that has run out stays out', async () => {
  const client = await loggedIn(server, phone);
  clock.advance(30 * 24 * hour + 1);
  expect(await profileOf(client)).toBe('sessionExpired');
  clock.advance(-hour);
  expect(await profileOf(client)).toBe('sessionExpired');
});

it('TRUST 17: a proof that has run out stays so', async () => {
  const client = await loggedIn(server, phone);
  clock.advance(61);
  await client.gateway.send(verifyCode.sendSelfSmsVerifyCode, { query: { type: 'SET_UP' } });
  const [message] = await server.outbox(phone);
  const query = { verifyCode: message?.code ?? '', type: 'SET_UP' as const };
  const { proof } = await client.gateway.send(verifyCode.checkSelfPhoneVerifyCode, { query });
  const set = () =>
    client.gateway.send(security.setUpPassword, { body: { password: 'Abc12345', proof } }).then(
      () => 'ok',
      ({ codeName }) => codeName,
    );
  clock.advance(601);
  expect(await set()).toBe('oldContactUnproven');
  clock.advance(-hour);
  expect(await set()).toBe('oldContactUnproven');
});

it('TRUST 17: a trial that is over stays over', async () => {
  const by = await buyer(server);
  const seaRouteIds = (await lanesOnOffer(server.db)).slice(0, 3);
  const { expiresAt } = await by.client.gateway.send(subscribe.startTrial, { body: { seaRouteIds } });
  const running = async () => (await by.client.gateway.send(subscribe.selectMine)).subscriptions.length;
  expect(await running()).toBe(1);
  clock.set(expiresAt);
  expect(await running()).toBe(0);
  clock.advance(-hour);
  expect(await running()).toBe(0);
});

it('TRUST 17: the QR of an order stays expired', async () => {
  const by = await buyer(server);
  const made = await ordered(by, await lanesOnOffer(server.db));
  await payQr(by, made);
  clock.advance(301);
  expect((await look(by, made)).qr?.state).toBe('expired');
  clock.advance(-hour);
  expect((await look(by, made)).qr?.state).toBe('expired');
});

it('TRUST 17: a clock that is put right after an hour too far leaves the server usable, and is logged', async () => {
  clock.advance(hour);
  await server.stop();
  server = await start();
  clock.advance(-hour);
  await server.stop();
  server = await start();
  expect(server.log()).toContain('"seconds":3600');
  const client = server.client();
  await client.gateway.send(verifyCode.sendSmsVerifyCode, { query: { phone, type: 'LOGIN_REGISTER' } });
  const [message] = await server.outbox(phone);
  expect(await answers(client, message?.code ?? '')).toBe('ok');
});
