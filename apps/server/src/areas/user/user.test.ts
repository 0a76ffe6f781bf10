import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
import { user } from '@fairway/gateway/contract/user';
import { accountType, grants } from '@fairway/trade';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount, givePassword, loggedIn } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { jpeg } from '../../testing/pictures.ts';
import { uploaded } from '../../testing/uploads.ts';
import { avatarLink } from '../upload/index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('a new account has its masked phone as its name, and its profile shows no more of it', async () => {
  const client = await loggedIn(server, '13800001234');
  expect(await client.gateway.send(user.profile, {})).toMatchObject({
    name: '138****1234',
    phone: '138****1234',
    email: null,
    memberStatus: 1,
    memberType: 'normal',
    role: 1,
    permissions: grants[accountType.personal],
    sex: 0,
    nickname: null,
    birthday: null,
    avatar: null,
  });
});

test('a company admin sees the contacts of their person, the company and how far it is verified', async () => {
  const password = 'Abc12345';
  const { personId } = await addAccount(server.db, { phone: '13800000000', email: 'li@example.com' });
  const account = { personId, accountType: 1, memberStatus: 2, auditStatus: 2, source: 1 } as const;
  await addAccount(server.db, { ...account, username: 'HarbourAdmin', email: 'ops@example.com', password });
  const client = server.client();
  await givePassword(client, 'HarbourAdmin', password, { loginPortal: 2 });
  const profile = await client.raw(user.profile);
  expect(profile.data).toMatchObject({ phone: '138****0000', email: 'o***@example.com', memberStatus: 2 });
  expect(profile.data).toMatchObject({ memberType: 'enterprise', role: 3 });
  expect((await client.raw(company.selectCompanyAuditInfo)).data).toEqual({
    accountType: 1,
    auditStatus: 2,
    personalAuditStatus: 0,
    source: 1,
    memberStatus: 2,
    personalRealName: null,
    companyName: '测试公司',
  });
});

test('a birthday is a day, whatever the time zone of the server', async () => {
  const client = await loggedIn(server, '13800000000');
  await server.db.updateTable('account').set({ birthday: '1990-01-01' }).execute();
  expect((await client.raw(user.profile)).data).toMatchObject({ birthday: '1990-01-01' });
});

test('a visitor has no profile', async () => {
  const answer = await server.client().raw(user.profile);
  expect(answer.status).toBe(401);
  expect(answer.code).toBe(codes.sessionRequired);
});

test('existence calls return 1 for a claimed name in any written form, and 0 for any other', async () => {
  await addAccount(server.db, { phone: '13800000000', email: 'li@example.com' });
  await addAccount(server.db, { accountType: 2, username: 'Staff01' });
  const client = server.client();
  const phone = async (typed: string) =>
    (await client.raw(user.checkPhoneExist, { query: { phone: typed } })).data;
  const email = async (typed: string) =>
    (await client.raw(user.checkEmailExist, { query: { email: typed } })).data;
  const name = async (account: string) =>
    (await client.raw(user.loginValidateAccountExist, { query: { account } })).data;
  expect(await phone('+86 138 0000 0000')).toEqual({ status: 1 });
  expect(await phone('13800000001')).toEqual({ status: 0 });
  expect(await email('LI@example.com')).toEqual({ status: 1 });
  expect(await email('no@example.com')).toEqual({ status: 0 });
  expect(await name('Staff01')).toEqual({ status: 1 });
  expect(await name('staff01')).toEqual({ status: 0 });
  // A personal account does not exist in the business portal.
  expect(await name('13800000000')).toEqual({ status: 0 });
});

test('TRUST 9: past ten responses for a browser, existence calls return the same for every name', async () => {
  await addAccount(server.db, { phone: '13800000000' });
  const client = server.client();
  const ask = async (phone: string) => client.raw(user.checkPhoneExist, { query: { phone } });
  for (let index = 0; index < 10; index += 1) {
    expect((await ask(`1390000000${index}`)).data).toEqual({ status: 0 });
  }
  const absent = await ask('13900000010');
  const present = await ask('13800000000');
  expect(absent.data).toEqual({ status: 1 });
  expect([absent.status, absent.code, absent.msg]).toEqual([present.status, present.code, present.msg]);
  expect(absent.data).toEqual(present.data);

  server.clock.advance(3600);
  expect((await ask('13900000010')).data).toEqual({ status: 0 });
});

test('TRUST 9: existence calls need a signing key', async () => {
  const answer = await server
    .client()
    .raw(user.checkPhoneExist, { query: { phone: '13800000000' }, unsigned: true });
  expect(answer.status).toBe(400);
  expect(answer.data).toBeNull();
});

test("a profile is changed field by field; a future birthday and another user's picture are refused", async () => {
  const client = await loggedIn(server, '13800000000');
  const update = (body: object) => client.raw(user.updateProfile, { body });
  expect((await update({ nickname: '  林晓 ', sex: 2, birthday: '1996-02-29' })).data).toMatchObject({
    nickname: '林晓',
    sex: 2,
    birthday: '1996-02-29',
  });
  expect((await update({ birthday: null })).data).toMatchObject({ nickname: '林晓', birthday: null });
  for (const birthday of ['2999-01-01', '1800-01-01'])
    expect((await update({ birthday })).data).toMatchObject({
      fields: [{ field: 'body.birthday', rule: 'birthday' }],
    });
  expect((await update({ avatar: '019a0000-0000-7000-8000-000000000001' })).code).toBe(codes.pictureGone);
  expect((await update({ memberStatus: 2 })).status).toBe(400);
});

test('an avatar is shown by a link that is the same all day, and ends', async () => {
  const client = await loggedIn(server, '13800000000');
  const { id } = await uploaded(client, await jpeg(), 'avatar');
  await client.gateway.send(user.updateProfile, { body: { avatar: id } });
  const link = async () => (await client.gateway.send(user.profile)).avatar ?? '';
  const first = await link();
  server.clock.advance(60);
  expect(await link()).toBe(first);
  expect((await fetch(`${server.url}${first}`)).status).toBe(200);
  server.clock.advance(2 * 86_400);
  expect((await fetch(`${server.url}${first}`)).status).toBe(404);
  expect((await fetch(`${server.url}${await link()}`)).status).toBe(200);
});

test('a link to an avatar opens no picture of another purpose', async () => {
  const client = await loggedIn(server, '13800000000');
  const { id } = await uploaded(client, await jpeg(), 'idCard');
  expect(await client.raw(user.updateProfile, { body: { avatar: id } })).toMatchObject({
    code: codes.pictureGone,
  });
  expect((await fetch(`${server.url}${avatarLink(server.config, id, server.clock.now())}`)).status).toBe(404);
});

test('whether the social app is bound', async () => {
  const client = await loggedIn(server, '13800000000');
  expect((await client.raw(user.bindSnsAccountStatusList)).data).toEqual({
    rows: [{ snsType: 'weixin', bound: false, nickname: null, boundAt: null }],
  });
  expect((await client.raw(user.checkBindStatus, { query: { snsType: 'weixin' } })).data).toEqual({
    status: 0,
  });
});
