import { auth } from '@fairway/gateway/contract/auth';
import { codes } from '@fairway/gateway/contract/codes';
import { user } from '@fairway/gateway/contract/user';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../../services/passwords/passwords.ts';
import { SlotsFull } from '../../../services/slots.ts';
import { addAccount, answerCode, codeFor, givePassword } from '../../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../testing/index.ts';

let server: TestServer;
let client: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  client = server.client();
});
afterEach(() => server.stop());

const phone = '13800000000';
const password = 'Abc12345';

test.each([
  ['a phone, however written', '+86 138-0000-0000', 1],
  ['an email, whatever its case', 'LI@example.com', 1],
  ['the username of a company admin', 'HarbourAdmin', 2],
] as const)('logs in by %s', async (_case, account, loginPortal) => {
  if (loginPortal === 1) await addAccount(server.db, { phone, email: 'li@example.com', password });
  else await addAccount(server.db, { accountType: 1, username: 'HarbourAdmin', password });
  const answer = await givePassword(client, account, password, { loginPortal });
  expect(answer.code).toBe(codes.ok);
  expect(answer.data).toMatchObject({ expiresAt: '2026-12-20T02:00:00.000Z' });
});

test('a session that has ended does not block the next login', async () => {
  await addAccount(server.db, { phone, password });
  await givePassword(client, phone, password);
  await server.db
    .updateTable('session')
    .set({ endedAt: server.clock.now(), endReason: 'forcedOffline' })
    .execute();
  // The client still holds the dead token, as a tab does that has been asleep.
  expect((await client.raw(user.profile)).code).toBe(codes.sessionForcedOffline);
  const opened = await client.gateway.send(auth.login, {
    body: { account: phone, password, loginPortal: 1 },
  });
  client.token = opened.token;
  expect((await client.raw(user.profile)).code).toBe(codes.ok);
});

test('usernames are case sensitive, and belong to the business portal', async () => {
  await addAccount(server.db, { accountType: 2, username: 'Staff01', password });
  expect((await givePassword(client, 'staff01', password, { loginPortal: 2 })).code).toBe(
    codes.passwordWrong,
  );
  expect((await givePassword(client, 'Staff01', password, { loginPortal: 1 })).code).toBe(
    codes.passwordWrong,
  );
  expect((await givePassword(client, 'Staff01', password, { loginPortal: 2 })).code).toBe(codes.ok);
});

test('each portal checks the password of its own account', async () => {
  const { personId } = await addAccount(server.db, { phone, password });
  await addAccount(server.db, { accountType: 1, personId, password: 'Other12345' });
  expect((await givePassword(client, phone, password, { loginPortal: 2 })).code).toBe(codes.passwordWrong);
  expect((await givePassword(client, phone, 'Other12345', { loginPortal: 2 })).code).toBe(codes.ok);
});

test('a phone without a password gets the text of the specification that asks to change the login method', async () => {
  await addAccount(server.db, { phone });
  client.language = 'en';
  const answer = await givePassword(client, phone, password);
  expect(answer.status).toBe(200);
  expect(answer.code).toBe(codes.passwordLoginUnsupported);
  expect(answer.msg).toBe('This account does not support password login, please change login method');
});

test('a disabled account fails like a wrong password', async () => {
  await addAccount(server.db, { username: 'Gone01', accountType: 2, password, disabledAt: new Date(0) });
  expect((await givePassword(client, 'Gone01', password, { loginPortal: 2 })).code).toBe(codes.passwordWrong);
});

test('TRUST 9: past the quota a failed login gets the same response, with or without an account or a password', async () => {
  await addAccount(server.db, { phone: '13800000001', password });
  await addAccount(server.db, { phone: '13800000002' });
  // The quota of this browser, used up on numbers of no interest.
  for (let index = 0; index < 10; index += 1) {
    expect((await givePassword(client, `1390000000${index}`, password)).code).toBe(
      codes.passwordLoginUnsupported,
    );
  }
  const kinds = ['13800000001', '13800000002', '13800000003'];
  const answers = [];
  for (const account of kinds) answers.push(await givePassword(client, account, 'Wrong12345'));
  for (const answer of answers) {
    expect({ status: answer.status, code: answer.code, msg: answer.msg, data: answer.data }).toEqual({
      status: 200,
      code: codes.passwordWrong,
      msg: '账号或密码不正确，请重新输入，或使用验证码登录。',
      data: null,
    });
  }
  // A right password still opens.
  expect((await givePassword(client, '13800000001', password)).code).toBe(codes.ok);
});

test('successful logins do not use the quota for responses about accounts', async () => {
  await addAccount(server.db, { phone, password });
  for (let login = 0; login < 11; login += 1) {
    expect((await givePassword(client, phone, password)).code).toBe(codes.ok);
  }
  expect((await givePassword(client, '13800000002', password)).code).toBe(codes.passwordLoginUnsupported);
});

test('TRUST 9: a new key does not renew the quota of the network', async () => {
  const answers = [];
  for (let index = 0; index < 40; index += 1) {
    const stranger = server.client();
    answers.push(await givePassword(stranger, `139000000${10 + index}`, password));
  }
  const refusals = answers.filter((answer) => answer.code === codes.passwordLoginUnsupported);
  expect(refusals).toHaveLength(30);
});

test('TRUST 9: absent accounts wait after as many failures as present ones', async () => {
  await addAccount(server.db, { phone, password });
  const waits = [];
  for (const account of [phone, '13800000009']) {
    const stranger = server.client();
    const answers = [];
    for (let index = 0; index < 7; index += 1)
      answers.push(await givePassword(stranger, account, 'Wrong12345'));
    waits.push(answers.map((answer) => answer.code === codes.loginWait));
  }
  expect(waits[0]).toEqual([false, false, false, false, false, true, true]);
  expect(waits[1]).toEqual(waits[0]);
});

test('failures make each wait longer, report how long, and are cleared by a right password', async () => {
  await addAccount(server.db, { phone, password });
  client.language = 'en';
  for (let index = 0; index < 5; index += 1) await givePassword(client, phone, 'Wrong12345');
  const first = await givePassword(client, phone, password);
  expect(first.code).toBe(codes.loginWait);
  expect(first.msg).toBe('Too many login attempts. Try again in 30 seconds, or log in by verification code.');
  expect(first.data).toEqual({ retryAt: '2026-11-20T02:00:30.000Z' });

  server.clock.advance(30);
  await givePassword(client, phone, 'Wrong12345');
  expect((await givePassword(client, phone, password)).headers.get('retry-after')).toBe('60');

  server.clock.advance(60);
  expect((await givePassword(client, phone, password)).code).toBe(codes.ok);
  expect((await givePassword(client, phone, 'Wrong12345')).code).toBe(codes.passwordWrong);
});

test('an attempt that finds the server too busy to judge it is not counted', async () => {
  await addAccount(server.db, { phone, password });
  for (let guess = 0; guess < 4; guess += 1) await givePassword(client, phone, 'Wrong12345');

  const leave = keepHashingBusy();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await givePassword(client, phone, password);
    expect(answer).toMatchObject({ status: 503, code: codes.serverAway });
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  await leave();

  expect((await givePassword(client, phone, 'Wrong12345')).code).toBe(codes.passwordWrong);
  expect((await givePassword(client, phone, password)).code).toBe(codes.loginWait);
});

/** Occupies every slot and every place in the queue until the test releases them, and waits until all are free. */
function keepHashingBusy(): () => Promise<unknown> {
  let busy = true;
  const hashAgain = async (): Promise<void> => {
    try {
      while (busy) await hashPassword(password);
    } catch (error) {
      if (!(error instanceof SlotsFull)) throw error;
    }
  };
  // More than there is room for: the rest give up at once.
  const hashing = Array.from({ length: 300 }, hashAgain);
  return () => {
    busy = false;
    return Promise.all(hashing);
  };
}

test('parallel guesses cannot outrun the count', async () => {
  await addAccount(server.db, { phone, password });
  const guesses = Array.from({ length: 40 }, (_, index) =>
    givePassword(client, phone, `Wrong${1000 + index}`),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer.code === codes.passwordWrong)).toHaveLength(5);
  expect(answers.filter((answer) => answer.code === codes.loginWait)).toHaveLength(35);
});

test('TRUST 10: after 40 bad passwords the attacker waits, and the owner logs in from the browser that still holds its key', async () => {
  await addAccount(server.db, { phone, password });
  const owner = server.client();
  await givePassword(owner, phone, password);
  const attacker = server.client();
  for (let index = 0; index < 40; index += 1) {
    await givePassword(attacker, phone, `Wrong${1000 + index}`);
    server.clock.advance(index < 15 ? 20 : 60);
  }

  // Another stranger waits too, even with the right password; the owner on a new device has the code.
  const stranger = server.client();
  expect((await givePassword(stranger, phone, password)).code).toBe(codes.loginWait);
  expect((await givePassword(owner, phone, password)).code).toBe(codes.ok);
  const code = await codeFor(server, stranger, phone);
  expect((await answerCode(stranger, phone, code)).code).toBe(codes.otherDeviceOnline);
});

test('TRUST 10: logout takes the key with it, so the owner waits like a stranger, and logs in by code', async () => {
  await addAccount(server.db, { phone, password });
  const owner = server.client();
  await givePassword(owner, phone, password);
  await owner.raw(auth.logout);
  owner.token = null;
  await owner.forgetKey();
  for (let guess = 0; guess < 5; guess += 1) await givePassword(client, phone, 'Wrong12345');

  expect((await givePassword(owner, phone, password)).code).toBe(codes.loginWait);
  expect((await answerCode(owner, phone, await codeFor(server, owner, phone))).code).toBe(codes.ok);
});

test('one network may try 60 logins in ten minutes', async () => {
  const answers = [];
  for (let index = 0; index < 61; index += 1) {
    answers.push(await givePassword(client, `1380000${1000 + index}`, password));
  }
  expect(answers.at(59)?.status).toBe(200);
  expect(answers.at(60)?.status).toBe(429);
  expect(answers.at(60)?.headers.get('retry-after')).toBe('600');
});
