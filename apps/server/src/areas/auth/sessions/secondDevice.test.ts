import { auth, otherDevice, token } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { user } from '@fairway/gateway/contract/user';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, answerCode, codeFor, givePassword, loggedIn } from '../../../testing/accounts.ts';
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '../../../testing/index.ts';

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

/** Changes that a test makes to the use of a ticket. */
interface Bent {
  readonly late?: number;
  readonly strange?: boolean;
  readonly account?: string;
  readonly ticket?: string;
}

/** Checks a client's own token, as the portal does on each navigation. */
const check = (client: TestClient, checkedToken = client.token) =>
  client.raw(token.v2check, { headers: { 'x-checked-token': checkedToken ?? undefined } });

test('a second device is asked, and shown when the first was last used', async () => {
  const first = await loggedIn(server, phone);
  server.clock.advance(3600);
  await profile(first);
  server.clock.advance(600);
  const second = server.client();
  const question = await answerCode(second, phone, await codeFor(server, second, phone));
  expect(question.status).toBe(200);
  expect(question.code).toBe(codes.otherDeviceOnline);
  expect(v.is(otherDevice, question.data)).toBe(true);
  expect(question.data).toMatchObject({
    expiresAt: '2026-11-20T03:12:00.000Z',
    lastSeenAt: '2026-11-20T03:00:00.000Z',
  });
  // Until the second device confirms, nothing has changed.
  expect((await profile(first)).status).toBe(200);
});

test('on yes the second device is in without a new code, and the first learns when and by which device', async () => {
  const first = await loggedIn(server, phone);
  server.clock.advance(61);
  const second = server.client();
  const code = await codeFor(server, second, phone);
  const question = await answerCode(second, phone, code);
  server.clock.advance(60);
  const forced = await second.raw(auth.loginAndRegisterByVerifyCode, {
    body: { account: phone, verifyCode: code, loginPortal: 1, forceTicket: ticketOf(question) },
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' },
  });
  expect(forced.code).toBe(codes.ok);
  second.token = (forced.data as { token: string }).token;
  expect((await profile(second)).status).toBe(200);

  first.language = 'en';
  const why =
    'Your account logged in on another phone at 20 Nov 2026, 10:02 (Beijing time), so this one was logged out. If that was not you, log in again and change your password.';
  const answer = await profile(first);
  expect(answer.status).toBe(401);
  expect(answer.code).toBe(codes.sessionForcedOffline);
  expect(answer.msg).toBe(why);
  expect((await check(first)).data).toEqual({ status: 0, msg: why });
  expect(await live()).toHaveLength(1);
});

test.each([
  ['120 seconds late', { late: 120 }],
  ['from another key', { strange: true }],
  ['for another account', { account: '13800000001' }],
  ['made up', { ticket: 'A'.repeat(43) }],
])('a ticket %s opens nothing, whatever the password', async (_case, bent: Bent) => {
  await addAccount(server.db, { phone, password });
  await addAccount(server.db, { phone: '13800000001', password });
  const first = server.client();
  await givePassword(first, phone, password);
  const second = server.client();
  const question = await givePassword(second, phone, password);
  server.clock.advance(bent.late ?? 0);
  const sender = bent.strange ? server.client() : second;
  const forceTicket = bent.ticket ?? ticketOf(question);
  const answer = await givePassword(sender, bent.account ?? phone, password, { forceTicket });
  expect(answer.code).toBe(codes.forceTicketInvalid);
  expect((await profile(first)).status).toBe(200);
});

test('a ticket counts once', async () => {
  await addAccount(server.db, { phone, password });
  await givePassword(server.client(), phone, password);
  const second = server.client();
  const forceTicket = ticketOf(await givePassword(second, phone, password));
  expect((await givePassword(second, phone, password, { forceTicket })).code).toBe(codes.ok);
  expect((await givePassword(second, phone, password, { forceTicket })).code).toBe(codes.forceTicketInvalid);
});

test('TRUST 12: of two devices that force at the same moment one is in, and the other gets the reason for its refusal', async () => {
  for (let round = 0; round < 8; round += 1) {
    const account = `1390000000${round}`;
    const { id } = await addAccount(server.db, { phone: account, password });
    const first = server.client();
    await givePassword(first, account, password);
    const rivals = [server.client(), server.client()];
    const force = async (rival: TestClient, question: TestAnswer) => ({
      rival,
      answer: await givePassword(rival, account, password, { forceTicket: ticketOf(question) }),
    });
    const questions = await Promise.all(rivals.map((rival) => givePassword(rival, account, password)));
    const forced = await Promise.all(rivals.map((rival, at) => force(rival, questions[at] as TestAnswer)));

    const winner = forced.find(({ answer }) => answer.code === codes.ok);
    const loser = forced.find(({ answer }) => answer.code === codes.otherDeviceOnline);
    if (!winner || !loser) throw new Error(`round ${round}: ${forced.map(({ answer }) => answer.code)}`);
    expect((await live()).filter((session) => session.accountId === id)).toHaveLength(1);
    expect((await profile(winner.rival)).status).toBe(200);
    expect((await profile(first)).code).toBe(codes.sessionForcedOffline);
    // The second attempt returns a question about the winner, with a ticket that works.
    expect(loser.answer.data).toMatchObject({ lastSeenAt: server.clock.now().toISOString() });
    const again = await force(loser.rival, loser.answer);
    expect(again.answer.code).toBe(codes.ok);
    expect((await profile(winner.rival)).code).toBe(codes.sessionForcedOffline);
  }
});

test('TRUST 12: four devices that log in at the same moment leave one live session', async () => {
  await addAccount(server.db, { phone, password });
  const devices = Array.from({ length: 4 }, () => server.client());
  const answers = await Promise.all(devices.map((device) => givePassword(device, phone, password)));
  expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === codes.otherDeviceOnline)).toHaveLength(3);
  expect(await live()).toHaveLength(1);
});
