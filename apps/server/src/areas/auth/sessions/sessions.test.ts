import { auth, token } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { user } from '@fairway/gateway/contract/user';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newToken, readTenantToken, tenantToken, tokenHash } from '../../../secrets.ts';
import { hashPassword } from '../../../services/passwords/passwords.ts';
import { addAccount, answerCode, codeFor, givePassword, loggedIn } from '../../../testing/accounts.ts';
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '../../../testing/index.ts';
import { endSessions } from './sessions.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const phone = '13800000000';
const password = 'Abc12345';
const profile = (client: TestClient) => client.raw(user.profile);
const ticketOf = (answer: TestAnswer) => (answer.data as { ticket: string }).ticket;
const live = () => server.db.selectFrom('session').selectAll().where('endedAt', 'is', null).execute();

/** Checks a client's own token, as the portal does on each navigation. */
const check = (client: TestClient, checkedToken = client.token) =>
  client.raw(token.v2check, { headers: { 'x-checked-token': checkedToken ?? undefined } });

test('a token is 256 random bits and its tenant, good for 30 days, stored as a hash and bound to the key of the login', async () => {
  const client = await loggedIn(server, phone);
  const [session] = await live();
  expect(readTenantToken(client.token ?? '')).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    tenantId: session?.tenantId,
  });
  expect(session?.tokenHash).toEqual(tokenHash(server.config.secret, client.token ?? ''));
  expect(session?.keyId).toBe((await client.key()).keyId);
  expect(session?.expiresAt).toEqual(new Date('2026-12-20T02:00:00.000Z'));
});

test('a token with the tenant of another, or none, opens nothing', async () => {
  const client = await loggedIn(server, phone);
  const { token } = readTenantToken(client.token ?? '');
  for (const bent of [
    token,
    tenantToken(token, crypto.randomUUID()),
    tenantToken(newToken(), crypto.randomUUID()),
  ]) {
    client.token = bent;
    expect((await profile(client)).code).toBe(codes.sessionExpired);
  }
});

test('TRUST 14: a token used without its key is refused', async () => {
  const thief = server.client();
  thief.token = (await loggedIn(server, phone)).token;
  const answer = await profile(thief);
  expect(answer.status).toBe(401);
  expect(answer.code).toBe(codes.sessionKeyMismatch);
});

test('a session ends after 30 days, and its device must log in again', async () => {
  const client = await loggedIn(server, phone);
  client.language = 'en';
  server.clock.advance(30 * 86_400 - 1);
  expect((await profile(client)).status).toBe(200);
  server.clock.advance(1);
  const answer = await profile(client);
  expect(answer.status).toBe(401);
  expect(answer.msg).toBe('Your session has expired. Please log in again to continue');
  expect((await check(client)).data).toMatchObject({ status: 0 });

  // An expired session causes no question.
  const other = server.client();
  expect((await answerCode(other, phone, await codeFor(server, other, phone))).code).toBe(codes.ok);
});

test('TRUST 13: after a new login on the same device the old token is dead', async () => {
  await addAccount(server.db, { phone, password });
  const client = server.client();
  await givePassword(client, phone, password);
  const old = client.token;
  await givePassword(client, phone, password);
  expect(client.token).not.toBe(old);
  expect((await profile(client)).status).toBe(200);
  client.token = old;
  expect((await profile(client)).status).toBe(401);
});

test('TRUST 13: after logout the token is dead', async () => {
  const client = await loggedIn(server, phone);
  expect((await client.raw(auth.logout)).code).toBe(codes.ok);
  expect((await profile(client)).status).toBe(401);
  expect(await live()).toEqual([]);
});

test('TRUST 13: after a password change the token and every open ticket are dead', async () => {
  const account = await addAccount(server.db, { phone, password });
  const client = server.client();
  await givePassword(client, phone, password);
  const other = server.client();
  const question = await givePassword(other, phone, password);

  const passwordHash = await hashPassword('New12345');
  await server.db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ passwordHash }).where('id', '=', account.id).execute();
    await endSessions(trx, account.id, 'passwordChanged', server.clock.now());
  });
  const answer = await profile(client);
  expect(answer.status).toBe(401);
  expect(answer.code).toBe(codes.sessionRevoked);
  const forced = await givePassword(other, phone, password, { forceTicket: ticketOf(question) });
  expect(forced.code).toBe(codes.forceTicketInvalid);
});

test('the check returns 1 for a live token, and the same status to a stranger for any token', async () => {
  const client = await loggedIn(server, phone);
  expect((await check(client)).data).toMatchObject({ status: 1 });
  expect(
    (await client.raw(auth.checkPcLoginStatus, { headers: { 'x-checked-token': client.token ?? '' } })).data,
  ).toMatchObject({ status: 1 });

  const stranger = server.client();
  const other = await check(stranger, client.token);
  const unknown = await check(stranger, 'A'.repeat(43));
  const none = await check(stranger);
  expect(other.data).toEqual({ status: 0, msg: '登录已过期，请重新登录后继续。' });
  expect(unknown.data).toEqual(other.data);
  expect(none.data).toEqual(other.data);
});

test('a token of an account that has been disabled is neither live nor usable', async () => {
  const client = await loggedIn(server, phone);
  await server.db.updateTable('account').set({ disabledAt: server.clock.now() }).execute();
  const refused = await profile(client);
  expect(refused).toMatchObject({ status: 401, code: codes.sessionRevoked });
  // The check returns the same reason as the refusal.
  expect((await check(client)).data).toEqual({ status: 0, msg: refused.msg });
});

test('an approved company admin switches to their personal account and back, one session at a time', async () => {
  const { personId } = await addAccount(server.db, { phone, auditStatus: 2, source: 1 });
  await addAccount(server.db, { accountType: 1, personId, auditStatus: 2, source: 1 });
  const client = await loggedIn(server, phone);
  const personal = client.token;
  const company = await client.raw(auth.silentLogin, { body: { loginPortal: 2 } });
  expect(company.code).toBe(codes.ok);
  expect((await profile(client)).status).toBe(401);

  client.token = (company.data as { token: string }).token;
  const back = await client.raw(auth.silentLogin, { body: { loginPortal: 1 } });
  expect(back.code).toBe(codes.ok);
  expect((back.data as { token: string }).token).not.toBe(personal);
  expect(await live()).toHaveLength(1);
});

test.each([
  ['a person without a company', { auditStatus: 2 }, 2],
  ['a person not yet approved', { auditStatus: 1 }, 2],
  ['a company opened as such', { accountType: 1, auditStatus: 2, source: 2 }, 1],
] as const)('%s is offered no switch', async (_case, account, loginPortal) => {
  await addAccount(server.db, { ...account, phone, password });
  const client = server.client();
  await givePassword(client, phone, password, { loginPortal: 'accountType' in account ? 2 : 1 });
  const answer = await client.raw(auth.silentLogin, { body: { loginPortal } });
  expect(answer.code).toBe(codes.switchUnavailable);
  expect((await profile(client)).status).toBe(200);
});

test('TRUST 3: a switch never leads to an account of someone else', async () => {
  await addAccount(server.db, { phone, auditStatus: 2 });
  await addAccount(server.db, { accountType: 1, auditStatus: 2, source: 1, email: 'x@example.com' });
  const client = await loggedIn(server, phone);
  const answer = await client.raw(auth.silentLogin, { body: { loginPortal: 2 } });
  expect(answer.code).toBe(codes.switchUnavailable);
});
