import { codes } from '@fairway/gateway/contract/codes';
import { security } from '@fairway/gateway/contract/security';
import { user } from '@fairway/gateway/contract/user';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, answerCode, codeFor, givePassword, loggedIn } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } });
});
afterEach(() => server.stop());

const phone = '13800000000';
const password = 'Abc12345';

/** A person with a personal and a company account, each logged in on a separate browser. */
async function twoDevices() {
  const { personId } = await addAccount(server.db, { phone, password });
  const company = { personId, accountType: 1, username: 'HarbourAdmin', password } as const;
  await addAccount(server.db, company);
  const [own, other] = [server.client(), server.client()];
  await givePassword(own, phone, password);
  await givePassword(other, 'HarbourAdmin', password, { loginPortal: 2 });
  return { own, other };
}

test('devices of all accounts of a person, the current one first; one is logged out and learns by which device', async () => {
  const { own, other } = await twoDevices();
  const { rows } = await own.gateway.send(security.selectSessions);
  expect(rows).toMatchObject([
    { current: true, accountType: 3, network: 'local' },
    { current: false, accountType: 1 },
  ]);
  const id = rows[1]?.id ?? '';
  expect((await own.raw(security.endSession, { body: { id } })).code).toBe(codes.ok);
  expect(await other.raw(user.profile)).toMatchObject({ status: 401, code: codes.sessionEndedByOwner });
  expect((await own.raw(security.endSession, { body: { id } })).code).toBe(codes.sessionGone);
});

test('the device of another user gets the response of one that never existed', async () => {
  const { own } = await twoDevices();
  const stranger = await loggedIn(server, '13900000000');
  const { rows } = await stranger.gateway.send(security.selectSessions);
  const answer = await own.raw(security.endSession, { body: { id: rows[0]?.id ?? '' } });
  expect(answer.code).toBe(codes.sessionGone);
  expect((await stranger.raw(user.profile)).code).toBe(codes.ok);
});

test('all others are logged out, and on request this one too', async () => {
  const { own, other } = await twoDevices();
  expect((await own.raw(security.endOtherSessions, { body: {} })).data).toEqual({ ended: 1 });
  expect((await other.raw(user.profile)).status).toBe(401);
  expect((await own.raw(security.endOtherSessions, { body: { alsoThis: true } })).data).toEqual({ ended: 1 });
  expect((await own.raw(user.profile)).code).toBe(codes.sessionEndedByOwner);
});

test('the log of 30 days lists logins and failures, with their method and network', async () => {
  await addAccount(server.db, { phone, password });
  const from = { headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'X11 Firefox/140.0' } };
  const client = server.client();
  await givePassword(client, phone, 'Wrong1234');
  server.clock.advance(61);
  const code = await codeFor(server, client, phone);
  await answerCode(client, phone, code === '000000' ? '000001' : '000000');
  await answerCode(client, phone, code);
  const log = async (query: object = {}) =>
    (await client.gateway.send(security.selectLoginLog, { query })).rows.map(
      ({ way, outcome, network }) => `${way} ${outcome} ${network}`,
    );
  expect(await log()).toEqual(['code success local', 'code failure local', 'password failure local']);
  expect(await log({ way: 'password' })).toEqual(['password failure local']);
  expect(await log({ outcome: 'success' })).toEqual(['code success local']);
  expect((await client.raw(security.selectLoginLog, from)).code).toBe(codes.ok);
  server.clock.advance(29 * 86_400);
  expect(await log()).toHaveLength(3);
});

test('failures without an account leave one shared row that no account sees (TRUST 9)', async () => {
  const client = server.client();
  for (const each of ['13911111111', '13911111112']) await givePassword(client, each, password);
  const rows = await server.db.selectFrom('loginLog').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ accountId: '00000000-0000-0000-0000-000000000000', network: null });
});
