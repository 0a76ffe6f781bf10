import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { currentTexts, emailLength } from '@fairway/trade';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, answerCode, codeFor, loggedIn } from '../../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  client = server.client();
});
afterEach(() => server.stop());

const phone = '13800000000';
const agreed = currentTexts('agreement', 'privacy');
/** A code that is not this one. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const counted = (answers: readonly { code: number }[], code: number) =>
  answers.filter((answer) => answer.code === code).length;

test('the first login by a phone makes a personal account, the second finds it', async () => {
  await loggedIn(server, phone);
  server.clock.advance(61);
  const answer = await answerCode(client, '+86 138 0000 0000', await codeFor(server, client, phone));
  // The other browser is still logged in: that is the question, and it proves that the account is the same.
  expect(answer.code).toBe(codes.otherDeviceOnline);
  const accounts = await server.db.selectFrom('account').selectAll().execute();
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({
    accountType: 3,
    memberStatus: 1,
    name: '138****0000',
    passwordHash: null,
  });
  expect(accounts[0]?.tenantId).toBe(accounts[0]?.personId);
});

test.each([
  ['nobody was given', 'nobody-was-given-this-token'],
  ['is bound to the key of another browser', undefined],
])('a token that %s does not stand in the way of a login by code', async (_case, dead) => {
  const code = await codeFor(server, client, phone);
  client.token = dead ?? (await loggedIn(server, '13900000000')).token;
  const opened = await client.gateway.send(auth.loginAndRegisterByVerifyCode, {
    body: { account: phone, verifyCode: code, loginPortal: 1, agreed },
  });
  client.token = opened.token;
  expect((await client.raw(user.profile)).code).toBe(codes.ok);
});

test('an email registers too, and is one whatever its case', async () => {
  const answer = await answerCode(client, 'li@EXAMPLE.com', await codeFor(server, client, 'Li@example.com'));
  expect(answer.code).toBe(codes.ok);
  expect(answer.data).toMatchObject({ expiresAt: '2026-12-20T02:00:00.000Z' });
  const claims = await server.db.selectFrom('claim').select(['kind', 'value']).execute();
  expect(claims).toEqual([{ kind: 'email', value: 'li@example.com' }]);
});

test('a first visit is distinguished from a return, by any name and to any account', async () => {
  const logIn = async (name: string, more = {}) => {
    const { data } = await answerCode(client, name, await codeFor(server, client, name), more);
    server.clock.advance(61);
    return (data as { firstVisit?: boolean }).firstVisit;
  };
  expect([await logIn(phone), await logIn(phone)]).toEqual([true, false]);

  const admin = 'admin@example.com';
  await addAccount(server.db, { accountType: 1, email: admin });
  const made = (createdAt: Date) => server.db.updateTable('account').set({ createdAt }).execute();
  await made(server.clock.now());
  const toCompany = { loginPortal: 2 } as const;
  expect([await logIn(admin, toCompany), await logIn(admin, toCompany)]).toEqual([true, false]);

  // Browsers are forgotten after half a year, people are not.
  await server.db.deleteFrom('knownDevice').execute();
  await made(new Date('2026-01-01T00:00:00Z'));
  expect(await logIn(phone)).toBe(false);
});

test('an email may be as long as mail servers take, by the contract as by the forms', async () => {
  const host = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}`;
  const email = `${'a'.repeat(64)}@${host}.com`;
  expect(email).toHaveLength(emailLength);
  expect((await answerCode(client, email, await codeFor(server, client, email))).code).toBe(codes.ok);
});

test('the business portal opens a company account, and makes none', async () => {
  const refused = await answerCode(client, phone, await codeFor(server, client, phone), { loginPortal: 2 });
  expect(refused.code).toBe(codes.businessAccountInvalid);
  expect(await server.db.selectFrom('account').select('id').execute()).toEqual([]);

  const email = 'admin@example.com';
  await addAccount(server.db, { accountType: 1, email });
  const opened = await answerCode(client, email, await codeFor(server, client, email), { loginPortal: 2 });
  expect(opened.code).toBe(codes.ok);
});

test('a person known by a company account also gets a personal one, with the same person', async () => {
  const company = await addAccount(server.db, { accountType: 1, phone });
  await loggedIn(server, phone);
  const accounts = await server.db.selectFrom('account').select(['accountType', 'personId']).execute();
  expect(accounts.map((account) => account.accountType).sort()).toEqual([1, 3]);
  expect(new Set(accounts.map((account) => account.personId))).toEqual(new Set([company.personId]));
  expect(await server.db.selectFrom('claim').selectAll().execute()).toHaveLength(1);
});

test('a disabled account is not opened, and not made again', async () => {
  await addAccount(server.db, { phone, disabledAt: new Date('2026-11-01T00:00:00Z') });
  const answer = await answerCode(client, phone, await codeFor(server, client, phone));
  expect(answer.code).toBe(codes.accountNotFound);
  expect(await server.db.selectFrom('account').select('id').execute()).toHaveLength(1);
});

test.each([
  ['+1 415 555 0123', codes.overseasPhoneUnsupported, null],
  ['li wei', codes.requestInvalid, 'body.account'],
  ['liwei', codes.requestInvalid, 'body.account'],
])('%s cannot log in by code', async (account, code, field) => {
  const answer = await answerCode(client, account, '123456');
  expect(answer.code).toBe(code);
  if (field) expect(answer.data).toMatchObject({ fields: [{ field }] });
});

test.each([
  ['12345', 'verifyCode'],
  ['1234567', 'verifyCode'],
  ['abcdef', 'verifyCode'],
  ['', 'required'],
])('%j is refused as a code before it is compared', async (code, rule) => {
  await codeFor(server, client, phone);
  const answer = await answerCode(client, phone, code);
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject({ fields: [{ field: 'body.verifyCode', rule }] });
  const row = await server.db.selectFrom('verifyCode').select('attempts').executeTakeFirst();
  expect(row?.attempts).toBe(0);
});

test('TRUST 5: of 50 wrong codes in parallel five are judged, and then the right one is refused', async () => {
  const code = await codeFor(server, client, phone);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => answerCode(client, phone, other(code, index + 1))),
  );
  expect(counted(answers, codes.verifyCodeWrong)).toBe(5);
  // A busy machine sheds some of them before they are judged.
  expect(counted(answers, codes.verifyCodeSpent) + counted(answers, codes.serverAway)).toBe(45);
  const left = answers.flatMap(({ code: answered, data }) =>
    answered === codes.verifyCodeWrong ? [(data as { guessesLeft: number }).guessesLeft] : [],
  );
  expect(left.sort()).toEqual([0, 1, 2, 3, 4]);

  expect((await answerCode(client, phone, code)).code).toBe(codes.verifyCodeSpent);
  expect(await server.db.selectFrom('account').select('id').execute()).toEqual([]);
});

test('TRUST 5: an account bears 20 wrong codes a day, over its phone and its email together', async () => {
  const email = 'li@example.com';
  const account = await addAccount(server.db, { phone });
  await server.db
    .insertInto('claim')
    .values({
      kind: 'email',
      value: email,
      accountId: account.id,
      tenantId: account.tenantId,
      createdAt: new Date(0),
    })
    .execute();
  for (const to of [phone, email, phone, email]) {
    server.clock.advance(660);
    const code = await codeFor(server, client, to);
    const wrong = await Promise.all([1, 2, 3, 4, 5].map((by) => answerCode(client, to, other(code, by))));
    expect(counted(wrong, codes.verifyCodeWrong)).toBe(5);
  }

  server.clock.advance(660);
  const code = await codeFor(server, client, phone);
  const stopped = await answerCode(client, phone, code);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBe(86_400 - 4 * 660);

  server.clock.advance(86_400 - 4 * 660);
  const fresh = await codeFor(server, client, phone);
  expect((await answerCode(client, phone, fresh)).code).toBe(codes.ok);
});

/** Sends codes to the phone and enters each wrongly five times, until strangers have no attempts left for the day. */
async function useUpTheDay(attacker: TestClient): Promise<void> {
  for (let sent = 0; sent < 4; sent += 1) {
    server.clock.advance(1300);
    const code = await codeFor(server, attacker, phone);
    for (const by of [1, 2, 3, 4, 5]) await answerCode(attacker, phone, other(code, by));
  }
}

test('TRUST 10: strangers who guess codes lock out strangers, not the owner in a browser they have logged in from', async () => {
  const owner = await loggedIn(server, phone);
  await useUpTheDay(client);
  server.clock.advance(1300);
  const code = await codeFor(server, client, phone);
  expect((await answerCode(client, phone, code)).status).toBe(429);
  expect((await answerCode(owner, phone, code)).code).toBe(codes.ok);
});

test('TRUST 10: strangers who guess at a code that the owner waits for do not use it up for the owner', async () => {
  const owner = await loggedIn(server, phone);
  server.clock.advance(61);
  const code = await codeFor(server, owner, phone);
  for (const by of [1, 2, 3, 4, 5]) await answerCode(client, phone, other(code, by));
  expect((await answerCode(client, phone, code)).code).toBe(codes.verifyCodeSpent);
  expect((await answerCode(owner, phone, code)).code).toBe(codes.ok);
});

test('TRUST 5: a browser that the account knows may guess no oftener than strangers: 5 a code, 20 a day', async () => {
  const thief = await loggedIn(server, phone);
  server.clock.advance(61);
  const code = await codeFor(server, thief, phone);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => answerCode(thief, phone, other(code, index + 1))),
  );
  expect(counted(answers, codes.verifyCodeWrong)).toBe(5);
  expect((await answerCode(thief, phone, code)).code).toBe(codes.verifyCodeSpent);
  for (let sent = 0; sent < 3; sent += 1) {
    server.clock.advance(1300);
    const next = await codeFor(server, thief, phone);
    for (const by of [1, 2, 3, 4, 5]) await answerCode(thief, phone, other(next, by));
  }
  server.clock.advance(1300);
  const last = await codeFor(server, thief, phone);
  expect((await answerCode(thief, phone, last)).status).toBe(429);
  // The count was separate: a stranger with the right code is let in.
  expect((await answerCode(client, phone, last)).code).toBe(codes.otherDeviceOnline);
});

test('TRUST 10: a network that has used up its logins leaves the browsers that an account knows theirs', async () => {
  const owner = await loggedIn(server, phone);
  for (let tried = 0; tried < 61; tried += 1) await answerCode(client, '13800000001', '000000');
  expect((await answerCode(client, '13800000001', '000000')).status).toBe(429);
  server.clock.advance(61);
  const code = await codeFor(server, owner, phone);
  expect((await answerCode(owner, phone, code)).code).toBe(codes.ok);
});

test('TRUST 6: of one code sent twice at once exactly one logs in', async () => {
  const code = await codeFor(server, client, phone);
  const browsers = [client, server.client(), server.client(), server.client()];
  await Promise.all(browsers.map((browser) => browser.key()));
  const answers = await Promise.all(browsers.map((browser) => answerCode(browser, phone, code)));
  expect(counted(answers, codes.ok)).toBe(1);
  expect(counted(answers, codes.verifyCodeSpent)).toBe(3);
  expect((await answerCode(server.client(), phone, code)).code).toBe(codes.verifyCodeSpent);
  expect(await server.db.selectFrom('session').select('id').execute()).toHaveLength(1);
});

test('TRUST 6: a code is worth nothing for another phone', async () => {
  const code = await codeFor(server, client, phone);
  expect((await answerCode(client, '13800000001', code)).code).toBe(codes.verifyCodeSpent);
  expect((await answerCode(client, phone, code)).code).toBe(codes.ok);
});

test('TRUST 6: a code is worth nothing for another purpose', async () => {
  await addAccount(server.db, { phone });
  await client.raw(verifyCode.sendSmsVerifyCode, { query: { phone, type: 'FORGET_PASSWORD' } });
  const [message] = await server.outbox(phone);
  expect((await answerCode(client, phone, message?.code ?? '')).code).toBe(codes.verifyCodeSpent);
});

test('TRUST 6: a code ends after five minutes', async () => {
  const code = await codeFor(server, client, phone);
  server.clock.advance(300);
  expect((await answerCode(client, phone, code)).code).toBe(codes.verifyCodeSpent);
});

test('TRUST 6: a resend ends the earlier code', async () => {
  const first = await codeFor(server, client, phone);
  server.clock.advance(61);
  const second = await codeFor(server, client, phone);
  expect(first).not.toBe(second);
  expect((await answerCode(client, phone, first)).code).toBe(codes.verifyCodeWrong);
  expect((await answerCode(client, phone, second)).code).toBe(codes.ok);
});

test('a login repeated with its idempotency key gets the same token, and no second session', async () => {
  const verifyCode = await codeFor(server, client, phone);
  const body = { account: phone, verifyCode, loginPortal: 1, agreed } as const;
  const idempotencyKey = crypto.randomUUID();
  const first = await client.raw(auth.loginAndRegisterByVerifyCode, { body, idempotencyKey });
  const again = await client.raw(auth.loginAndRegisterByVerifyCode, { body, idempotencyKey });
  expect(again.data).toEqual(first.data);
  expect(await server.db.selectFrom('session').select('id').execute()).toHaveLength(1);
});

test('no code, phone or token reaches the log', async () => {
  const code = await codeFor(server, client, phone);
  await answerCode(client, phone, other(code));
  await answerCode(client, phone, code);
  const log = server.log();
  expect(log).toContain('/auth/loginAndRegisterByVerifyCode');
  // As a whole word: a request id can contain six digits by chance.
  for (const secret of [phone, code, client.token]) expect(log).not.toMatch(new RegExp(`\\b${secret}\\b`));
});
