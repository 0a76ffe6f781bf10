import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { auth, token } from '../contract/auth.ts';
import { call } from '../contract/call.ts';
import { harbour } from '../contract/harbour.ts';
import { user } from '../contract/user.ts';
import { verifyCode } from '../contract/verifyCode.ts';
import { reply } from '../testing/fakeServer.ts';
import { login, opened, sent, setUp } from '../testing/setUp.ts';
import { memoryKeyStore } from './keyStore.ts';

const shanghai = {
  code: 'CNSHA',
  locode: 'CNSHG',
  nameZh: '上海',
  nameEn: 'Shanghai',
  countryCode: 'CN',
  countryZh: '中国',
  countryEn: 'China',
  zone: 'Asia/Shanghai',
  lat: 31.2,
  lon: 121.5,
};
test('a visitor reads public data without handshake or signature', async () => {
  const { server, gateway } = setUp();
  server.answer(() => reply({ rows: [{ ...shanghai, secret: 'dropped' }] }));
  const data = await gateway.send(harbour.realTimeLikeQuery, { query: { keyword: '上海', page: 1 } });
  expect(data.rows).toEqual([shanghai]);
  expect(server.handshakes()).toBe(0);
  const [seen] = server.seen;
  expect(seen).toMatchObject({ method: 'GET', path: '/api/harbour/realTimeLikeQuery', signed: null });
  expect(seen?.query).toBe('keyword=%E4%B8%8A%E6%B5%B7&page=1');
  expect(seen?.headers.get('language')).toBe('zh');
  expect(seen?.headers.get('x-client-version')).toBe('1.0.8');
});

test('a write is signed with a key from one handshake and carries an idempotency key', async () => {
  const { server, gateway } = setUp();
  server.answer(() => reply(opened));
  expect(await gateway.send(auth.login, { body: login })).toEqual(opened);
  const [seen] = server.seen;
  expect(seen?.signed).toBe(true);
  expect(JSON.parse(seen?.body ?? '')).toEqual(login);
  expect(seen?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

test('a small write continues when its page is left; a read does not, nor does a request that is too large for keepalive', async () => {
  const { server, gateway } = setUp({ token: 'tok' });
  const remark = call({
    method: 'POST',
    path: '/remark',
    summary: '',
    caller: 'member',
    body: v.strictObject({ text: v.string() }),
    data: v.null(),
  });
  server.answer(
    () => reply(null),
    () => reply(null),
    () => reply({ rows: [] }),
  );
  await gateway.send(remark, { body: { text: 'follow' } });
  await gateway.send(remark, { body: { text: 'x'.repeat(70_000) } });
  await gateway.send(harbour.realTimeLikeQuery, { query: { keyword: 'los' } });
  expect(server.seen.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
});

test('sends at the same moment share one handshake, and the next page load shares its key', async () => {
  const keyStore = memoryKeyStore();
  const { server, gateway } = setUp({ keyStore });
  const query = { email: 'a@example.com', type: 'LOGIN_REGISTER' } as const;
  server.answer(...Array.from({ length: 3 }, () => () => reply(sent)));
  await Promise.all([1, 2, 3].map(() => gateway.send(verifyCode.sendEmailVerifyCode, { query })));
  expect(server.handshakes()).toBe(1);
  expect(new Set(server.seen.map((seen) => seen.headers.get('x-nonce'))).size).toBe(3);
  expect((await keyStore.load())?.keyId).toBe('key-1');
});

test('a session travels as bearer, except on calls that go without it', async () => {
  const { server, gateway } = setUp({ token: 'tok_mine' });
  server.answer(
    () => reply(null),
    () => reply({ status: 1, msg: '' }),
  );
  await gateway.send(auth.logout);
  await gateway.send(token.v2check, {}, { checkedToken: 'tok_mine' });
  const [first, second] = server.seen;
  expect(first?.headers.get('authorization')).toBe('Bearer tok_mine');
  expect(second?.headers.get('authorization')).toBeNull();
  expect(second?.headers.get('x-checked-token')).toBe('tok_mine');
  expect(server.seen.every((seen) => seen.signed)).toBe(true);
});

test('form and multipart bodies travel as declared; uploads are signed without their bytes', async () => {
  const { server, gateway } = setUp({ token: 'tok' });
  const form = call({
    method: 'POST',
    path: '/form',
    summary: '',
    caller: 'member',
    bodyAs: 'form',
    body: v.strictObject({ orderNo: v.string() }),
    data: v.null(),
  });
  const file = call({
    method: 'POST',
    path: '/file',
    summary: '',
    caller: 'member',
    bodyAs: 'multipart',
    body: v.strictObject({ file: v.blob(), note: v.string() }),
    data: v.null(),
  });
  server.answer(
    () => reply(null),
    () => reply(null),
  );
  await gateway.send(form, { body: { orderNo: '20260101 1&2' } });
  await gateway.send(file, { body: { file: new Blob(['bytes']), note: 'x' } }, { uploadToken: 'up' });
  const [first, second] = server.seen;
  expect(first?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(first?.body).toBe('orderNo=20260101+1%262');
  expect(second?.isForm).toBe(true);
  expect(second?.body).toContain('bytes');
  expect(second?.headers.get('x-upload-token')).toBe('up');
  expect(server.seen.every((seen) => seen.signed)).toBe(true);
});

test('input is typed by the call and left out where nothing is required', () => {
  const { gateway } = setUp();
  const types = () => {
    void gateway.send(user.profile);
    void gateway.send(harbour.realTimeLikeQuery);
    // @ts-expect-error a login needs its body
    void gateway.send(auth.login);
    // @ts-expect-error an unknown portal
    void gateway.send(auth.login, { body: { ...login, loginPortal: 3 } });
    // @ts-expect-error a GET has no body
    void gateway.send(user.profile, { body: {} });
    return gateway.send(user.profile);
  };
  expectTypeOf<Awaited<ReturnType<typeof types>>['memberStatus']>().toEqualTypeOf<1 | 2 | 3>();
});
