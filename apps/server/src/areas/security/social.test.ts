import { codes } from '@fairway/gateway/contract/codes';
import { security } from '@fairway/gateway/contract/security';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loggedIn } from '../../testing/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { confirmed, exchange } from '../../testing/social.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: { NETWORK_CODES_PER_HOUR: '100' } });
});
afterEach(() => server.stop());

const phone = '13800000000';
const bindOpenId = (client: TestClient, proof: { state: string; wxcode: string }) =>
  client.raw(security.bindPcWxOpenId, { body: proof });

async function unbindCode(client: TestClient): Promise<string> {
  server.clock.advance(61);
  await client.raw(verifyCode.sendSelfSmsVerifyCode, { query: { type: 'UNBIND' } });
  return (await server.outbox(phone)).find(({ code }) => code)?.code ?? '';
}

test('the social app is bound by the confirmation of a phone, once, notified to the contacts, and then logs in', async () => {
  const client = await loggedIn(server, phone);
  const { proof } = await confirmed(server, '林一', client);
  expect((await bindOpenId(client, proof)).code).toBe(codes.ok);
  expect((await client.raw(user.checkBindStatus, { query: { snsType: 'weixin' } })).data).toEqual({
    status: 1,
  });
  expect((await server.outbox(phone))[0]?.text).toContain('新绑定了微信');
  expect((await bindOpenId(client, proof)).code).toBe(codes.socialLoginInvalid);
  const again = await confirmed(server, '林一');
  expect((await exchange(again.client, again.proof)).code).toBe(codes.otherDeviceOnline);
});

test('TRUST 18: a confirmation in another browser binds nothing here, nor does a social account that is taken', async () => {
  const client = await loggedIn(server, phone);
  const elsewhere = await confirmed(server, '林一');
  expect((await bindOpenId(client, elsewhere.proof)).code).toBe(codes.socialLoginInvalid);
  const other = await loggedIn(server, '13900000000');
  expect((await bindOpenId(other, (await confirmed(server, '林一', other)).proof)).code).toBe(codes.ok);
  const otherLogin = await confirmed(server, '林一', client);
  expect((await bindOpenId(client, otherLogin.proof)).code).toBe(codes.socialAccountBound);
});

test('it is taken off by a code to the own phone', async () => {
  const client = await loggedIn(server, phone);
  await bindOpenId(client, (await confirmed(server, '林一', client)).proof);
  const wrong = await client.raw(security.unBindPcWxOpenId, { query: { verifyCode: '000000' } });
  expect(wrong.code).toBe(codes.verifyCodeSpent);
  const query = { verifyCode: await unbindCode(client) };
  expect((await client.raw(security.unBindPcWxOpenId, { query })).code).toBe(codes.ok);
  expect((await client.raw(security.unBindPcWxOpenId, { query })).code).toBe(codes.contactNotBound);
});

test('TRUST 48: a change of what opens an account leaves nothing personal in the log', async () => {
  const client = await loggedIn(server, phone);
  server.clock.advance(61);
  const email = 'someone.private@example.com';
  await client.raw(verifyCode.sendEmailVerifyCode, { query: { email, type: 'SET_UP' } });
  const code = (await server.outbox(email))[0]?.code ?? '';
  await client.raw(security.setUpEmail, { body: { email, verifyCode: code } });
  const password = 'Secret12345';
  await client.raw(security.updatePassword, { body: { oldPassword: password, password } });
  await client.raw(security.selectLoginLog, { headers: { 'user-agent': 'Secret Firefox/140.0' } });
  for (const each of [phone, email, code, password, 'Secret']) expect(server.log()).not.toContain(each);
});
