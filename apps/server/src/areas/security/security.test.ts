import type { Call } from '@fairway/gateway/contract/call';
import { codes } from '@fairway/gateway/contract/codes';
import { security } from '@fairway/gateway/contract/security';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount, answerCode, codeFor, givePassword, loggedIn } from '../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const phone = '13800000000';
const email = 'li@example.com';
type Purpose = 'SET_UP' | 'CHANGE' | 'CHANGE_OLD' | 'UNBIND' | 'FORGET_PASSWORD';

/** Returns the last code sent to a contact. */
async function lastCode(to: string): Promise<string> {
  const messages = await server.outbox(to);
  return messages.find(({ code }) => code)?.code ?? '';
}

/** Requests a code to a new contact and reads it. */
async function codeTo(client: TestClient, to: string, type: Purpose): Promise<string> {
  server.clock.advance(61);
  const answer = to.includes('@')
    ? await client.raw(verifyCode.sendEmailVerifyCode, { query: { email: to, type } })
    : await client.raw(verifyCode.sendSmsVerifyCode, { query: { phone: to, type } });
  expect(answer.code).toBe(codes.ok);
  return lastCode(to);
}

/** Requests a code to the own phone or email and reads it. */
async function ownCode(client: TestClient, to: string, type: Purpose): Promise<string> {
  server.clock.advance(61);
  const call = to.includes('@') ? verifyCode.sendSelfEmailVerifyCode : verifyCode.sendSelfSmsVerifyCode;
  expect((await client.raw(call, { query: { type } })).code).toBe(codes.ok);
  return lastCode(to);
}

async function proofOf(client: TestClient, to: string, type: Purpose): Promise<string> {
  const query = { verifyCode: await ownCode(client, to, type), type };
  const call = to.includes('@') ? verifyCode.checkSelfEmailVerifyCode : verifyCode.checkSelfPhoneVerifyCode;
  const answer = await client.raw(call, { query });
  expect(answer.code).toBe(codes.ok);
  return (answer.data as { proof: string }).proof;
}

const state = (client: TestClient) => client.gateway.send(security.selectState);
const send = (client: TestClient, call: Call, body: object) => client.raw(call, { body } as never);

describe('contacts', () => {
  test('an email is bound by a code sent to it, is notified to the phone, and then logs in', async () => {
    const client = await loggedIn(server, phone);
    const code = await codeTo(client, email, 'SET_UP');
    expect((await send(client, security.setUpEmail, { email, verifyCode: code })).code).toBe(codes.ok);
    expect(await state(client)).toMatchObject({ phone: '138****0000', email: 'l***@example.com' });
    const [message] = await server.outbox(phone);
    expect(message?.text).toContain('新绑定了邮箱 l***@example.com');
    expect((await client.gateway.send(user.currentEmail)).email).toBe('l***@example.com');
    expect((await client.raw(user.getEmailAccountType, { query: { email } })).data).toEqual({
      accountType: 3,
    });
    server.clock.advance(61);
    const other = server.client();
    const login = await codeFor(server, other, email);
    expect((await answerCode(other, email, login)).code).toBe(codes.otherDeviceOnline);
  });

  test('one that is taken is refused, in the words of the specification', async () => {
    await addAccount(server.db, { phone: '13900000000', email });
    const client = await loggedIn(server, phone);
    client.language = 'en';
    const code = await codeTo(client, email, 'SET_UP');
    const answer = await send(client, security.setUpEmail, { email, verifyCode: code });
    expect(answer).toMatchObject({ code: codes.emailBound, msg: 'The email has been bound' });
    const second = await codeTo(client, '13700000000', 'SET_UP');
    const body = { phone: '13700000000', verifyCode: second };
    expect((await send(client, security.setUpPhone, body)).code).toBe(codes.oldContactUnproven);
  });

  test('TRUST 19: a phone is changed by who proved the old one, once, and the old one hears of it', async () => {
    const client = await loggedIn(server, phone);
    const next = '13900000000';
    const verifyCode = await codeTo(client, next, 'CHANGE');
    const change = (proof: string, to = next) =>
      send(client, security.changePhone, { phone: to, verifyCode, proof });
    expect((await change('made up')).code).toBe(codes.oldContactUnproven);
    const wrongPurpose = await proofOf(client, phone, 'SET_UP');
    expect((await change(wrongPurpose)).code).toBe(codes.oldContactUnproven);

    const proof = await proofOf(client, phone, 'CHANGE_OLD');
    client.language = 'en';
    const same = await change(proof, `+86 ${phone}`);
    expect(same).toMatchObject({
      code: codes.phoneUnchanged,
      msg: 'Current phone num is using, change a new one',
    });
    expect((await change(proof)).code).toBe(codes.ok);
    const [message] = await server.outbox(phone);
    expect(message?.text).toContain('changed to 139****0000');
    expect(await client.gateway.send(user.profile)).toMatchObject({
      name: '139****0000',
      phone: '139****0000',
    });
    expect((await change(proof)).code).toBe(codes.oldContactUnproven);
    expect((await client.raw(user.checkPhoneExist, { query: { phone } })).data).toEqual({ status: 0 });
  });

  test('TRUST 19: a proof is good for ten minutes, in the session that made it', async () => {
    const client = await loggedIn(server, phone);
    const proof = await proofOf(client, phone, 'CHANGE_OLD');
    const stranger = await loggedIn(server, '13600000000');
    const next = '13900000000';
    let verifyCode = await codeTo(stranger, next, 'CHANGE');
    const body = { phone: next, verifyCode, proof };
    expect((await send(stranger, security.changePhone, body)).code).toBe(codes.oldContactUnproven);
    server.clock.advance(601);
    verifyCode = await codeTo(client, next, 'CHANGE');
    const late = await send(client, security.changePhone, { ...body, verifyCode });
    expect(late.code).toBe(codes.oldContactUnproven);
  });

  test('TRUST 19: a proof that has run out sets no password', async () => {
    const client = await loggedIn(server, phone);
    const proof = await proofOf(client, phone, 'SET_UP');
    server.clock.advance(3600);
    const password = 'Abc12345';
    expect((await send(client, security.setUpPassword, { password, proof })).code).toBe(
      codes.oldContactUnproven,
    );
    expect(await state(client)).toMatchObject({ passwordSet: false });
  });

  test('TRUST 19: of 20 uses of one proof at once, one wins', async () => {
    const client = await loggedIn(server, phone);
    for (let round = 0; round < 3; round += 1) {
      server.clock.advance(3600);
      const proof = await proofOf(client, phone, 'SET_UP');
      await server.db.updateTable('account').set({ passwordHash: null }).execute();
      const body = { password: 'Abc12345', proof };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(client, security.setUpPassword, body)),
      );
      expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    }
  });

  test('of two people who bind the same email at once, one wins', async () => {
    const [one, two] = [await loggedIn(server, phone), await loggedIn(server, '13900000000')];
    const code = await codeTo(one, email, 'SET_UP');
    const answers = await Promise.all(
      [one, two].map((client) => send(client, security.setUpEmail, { email, verifyCode: code })),
    );
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1);
  });

  test('the last way to log in stays, also when both are taken off at once', async () => {
    const client = await loggedIn(server, phone);
    client.language = 'en';
    const only = await ownCode(client, phone, 'UNBIND');
    const last = await send(client, security.unBindPhone, { verifyCode: only });
    expect(last).toMatchObject({
      code: codes.lastLoginMethod,
      msg: 'This is your only way to log in. Bind another one before you unbind it.',
    });
    const code = await codeTo(client, email, 'SET_UP');
    await send(client, security.setUpEmail, { email, verifyCode: code });
    const codesSent = [await ownCode(client, phone, 'UNBIND'), await ownCode(client, email, 'UNBIND')];
    const answers = await Promise.all([
      send(client, security.unBindPhone, { verifyCode: codesSent[0] }),
      send(client, security.unBindEmail, { verifyCode: codesSent[1] }),
    ]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([codes.ok, codes.lastLoginMethod].sort());
  });

  test('five wrong codes, and the right one is refused', async () => {
    const client = await loggedIn(server, phone);
    const code = await codeTo(client, email, 'SET_UP');
    const wrong = code === '000000' ? '000001' : '000000';
    const body = (verifyCode: string) => ({ email, verifyCode });
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await send(client, security.setUpEmail, body(wrong));
      expect(answer).toMatchObject({ code: codes.verifyCodeWrong, data: { guessesLeft: left } });
    }
    expect((await send(client, security.setUpEmail, body(code))).code).toBe(codes.verifyCodeSpent);
  });

  test('a phone of another country is refused', async () => {
    const client = await loggedIn(server, email);
    const body = { phone: '4155550123', mobileArea: '1', verifyCode: '123456' };
    expect((await send(client, security.setUpPhone, body)).code).toBe(codes.overseasPhoneUnsupported);
  });
});

describe('passwords', () => {
  test('a first password is set by a proof, this session continues, and the password logs in', async () => {
    const client = await loggedIn(server, phone);
    const proof = await proofOf(client, phone, 'SET_UP');
    expect((await send(client, security.setUpPassword, { password: 'abcdefgh', proof })).status).toBe(400);
    expect((await send(client, security.setUpPassword, { password: 'Abc12345', proof })).code).toBe(codes.ok);
    expect(await state(client)).toMatchObject({ passwordSet: true });
    const again = await send(client, security.setUpPassword, { password: 'Abc12346', proof });
    expect(again.code).toBe(codes.passwordAlreadySet);
    expect((await givePassword(client, phone, 'Abc12345')).code).toBe(codes.ok);
  });

  test('a changed password ends every session, which learns why, and is notified to the contacts', async () => {
    await addAccount(server.db, { phone, email, password: 'Abc12345' });
    const client = server.client();
    await givePassword(client, phone, 'Abc12345');
    const change = (oldPassword: string, password: string) =>
      send(client, security.updatePassword, { oldPassword, password });
    expect((await change('Wrong1234', 'Xyz12345')).code).toBe(codes.oldPasswordWrong);
    expect((await change('Abc12345', 'Abc12345')).code).toBe(codes.passwordUnchanged);
    expect((await change('Abc12345', 'Xyz12345')).code).toBe(codes.ok);
    expect(await client.raw(user.profile)).toMatchObject({ status: 401, code: codes.sessionRevoked });
    for (const to of [phone, email]) expect((await server.outbox(to))[0]?.text).toContain('登录密码已修改');
    expect((await givePassword(server.client(), phone, 'Abc12345')).code).toBe(codes.passwordWrong);
    expect((await givePassword(server.client(), phone, 'Xyz12345')).code).toBe(codes.ok);
  });

  test('wrong current passwords wait, as they do at login', async () => {
    await addAccount(server.db, { phone, password: 'Abc12345' });
    const client = server.client();
    await givePassword(client, phone, 'Abc12345');
    const body = { oldPassword: 'Wrong1234', password: 'Xyz12345' };
    for (let tried = 0; tried < 5; tried += 1) await send(client, security.updatePassword, body);
    const right = { ...body, oldPassword: 'Abc12345' };
    expect((await send(client, security.updatePassword, right)).code).toBe(codes.loginWait);
  });

  test('a code to the own phone changes it too', async () => {
    await addAccount(server.db, { phone, password: 'Abc12345' });
    const client = server.client();
    await givePassword(client, phone, 'Abc12345');
    const verifyCode = await ownCode(client, phone, 'CHANGE');
    const body = { verifyCode, password: 'Xyz12345' };
    expect((await send(client, security.updatePasswordByPhone, body)).code).toBe(codes.ok);
    expect((await givePassword(server.client(), phone, 'Xyz12345')).code).toBe(codes.ok);
  });

  test('a forgotten one is set by a code, in the portal it was forgotten in', async () => {
    const { personId } = await addAccount(server.db, { phone, password: 'Abc12345' });
    const client = server.client();
    client.language = 'en';
    const reset = (verifyCode: string, loginPortal: 1 | 2, password = 'Xyz12345') =>
      send(client, security.updatePasswordByPhoneByForget, { phone, verifyCode, password, loginPortal });
    let code = await codeTo(client, phone, 'FORGET_PASSWORD');
    expect(await reset(code, 2)).toMatchObject({
      code: codes.accountNotFound,
      msg: 'The account number does not exist',
    });
    await addAccount(server.db, { personId, accountType: 1, username: 'HarbourAdmin', password: 'Abc12345' });
    code = await codeTo(client, phone, 'FORGET_PASSWORD');
    expect((await reset(code, 2)).code).toBe(codes.ok);
    expect((await reset(code, 1)).code).toBe(codes.verifyCodeSpent);
    expect((await givePassword(server.client(), 'HarbourAdmin', 'Xyz12345', { loginPortal: 2 })).code).toBe(
      codes.ok,
    );
    expect((await givePassword(server.client(), phone, 'Abc12345')).code).toBe(codes.ok);
  });

  test('TRUST 9: for an unknown phone, codes are requested and fail as for a known one', async () => {
    await addAccount(server.db, { phone, password: 'Abc12345' });
    const client = server.client();
    const answers = [];
    for (const each of [phone, '13911111111']) {
      server.clock.advance(61);
      const query = { phone: each, type: 'FORGET_PASSWORD' as const };
      const sent = await client.raw(verifyCode.sendSmsVerifyCode, { query });
      const body = { phone: each, verifyCode: '000000', password: 'Xyz12345', loginPortal: 1 };
      const { status, code, msg, data } = await send(client, security.updatePasswordByPhoneByForget, body);
      answers.push({ sent: sent.code, status, code, msg, data });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await server.outbox('13911111111')).toEqual([]);
  });
});
