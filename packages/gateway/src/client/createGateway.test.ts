import * as v from 'valibot';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { auth, token } from '../contract/auth.ts';
import { call } from '../contract/call.ts';
import { harbour } from '../contract/harbour.ts';
import { user } from '../contract/user.ts';
import { verifyCode } from '../contract/verifyCode.ts';
import { fakeServer, refusal, reply } from '../testing/fakeServer.ts';
import { createGateway } from './createGateway.ts';
import { GatewayError } from './errors.ts';
import type { SigningKey } from './key.ts';
import { memoryKeyStore } from './keyStore.ts';

afterEach(() => vi.useRealTimers());

interface Given {
  readonly token?: string;
  readonly now?: () => number;
  readonly serverNow?: () => number;
  readonly keyStore?: ReturnType<typeof memoryKeyStore>;
}

function setUp(given: Given = {}) {
  const server = fakeServer(given.serverNow ? { now: given.serverNow } : {});
  const gateway = createGateway({
    baseURL: 'http://gateway.test/api/',
    language: () => 'zh',
    session: () => (given.token ? { token: given.token } : null),
    keyStore: given.keyStore ?? memoryKeyStore(),
    fetch: server.fetch,
    ...(given.now && { now: given.now }),
  });
  return { server, gateway };
}

async function failure(send: Promise<unknown>): Promise<GatewayError> {
  const error = await send.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error('Expected a GatewayError', { cause: error });
  return error;
}

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
const sent = { resendAt: '2026-11-20T09:01:00.000Z', expiresAt: '2026-11-20T09:05:00.000Z' };
const opened = { token: 'tok_new', expiresAt: '2026-12-20T09:00:00.000Z' };
const login = { account: '13800000000', password: 'Abc12345', loginPortal: 1 } as const;

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

test('TRUST 16: with a clock off by a day the client signs again by the server time and succeeds', async () => {
  const day = 86_400_000;
  const keyStore = memoryKeyStore();
  const warm = setUp({ keyStore });
  warm.server.answer(() => reply(opened));
  await warm.gateway.send(auth.login, { body: login });

  const gateway = createGateway({
    baseURL: 'http://gateway.test/api',
    language: () => 'zh',
    session: () => null,
    keyStore,
    fetch: warm.server.fetch,
    now: () => Date.now() - day,
  });
  warm.server.answer(() => reply(opened));
  expect(await gateway.send(auth.login, { body: login })).toEqual(opened);
  expect(warm.server.seen).toHaveLength(3);
  expect(Math.abs(gateway.now().getTime() - Date.now())).toBeLessThan(60_000);
  const [, refused, again] = warm.server.seen;
  expect(again?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
  expect(again?.headers.get('x-nonce')).not.toBe(refused?.headers.get('x-nonce'));
});

test('a visitor whose key the server forgot shakes hands once more and succeeds', async () => {
  const { server, gateway } = setUp();
  server.answer(
    () => reply(opened),
    () => reply(opened),
  );
  await gateway.send(auth.login, { body: login });
  server.forgetKeys();
  expect(await gateway.send(auth.login, { body: login })).toEqual(opened);
  expect(server.seen.map((seen) => seen.signed)).toEqual([true, false, true]);
});

test('TRUST 14: a session whose key is gone is reported, not carried over to a new key', async () => {
  const { server, gateway } = setUp({ token: 'tok' });
  server.answer(() => reply(null));
  await gateway.send(auth.logout);
  server.forgetKeys();
  const error = await failure(gateway.send(auth.logout));
  expect(error).toMatchObject({ kind: 'session', codeName: 'keyUnknown' });
  expect(server.handshakes()).toBe(0);
});

test('a tab takes over the key that another tab stored for the same session', async () => {
  const keyStore = memoryKeyStore();
  const { server, gateway } = setUp({ token: 'tok', keyStore });
  server.answer(
    () => reply(null),
    () => reply(null),
  );
  await gateway.send(auth.logout);
  const otherTab = memoryKeyStore();
  await createGateway({
    baseURL: 'http://gateway.test/api',
    language: () => 'zh',
    session: () => ({ token: 'tok' }),
    keyStore: otherTab,
    fetch: server.fetch,
  }).send(auth.logout);
  await keyStore.save((await otherTab.load()) as SigningKey);

  server.answer(
    () => refusal(401, 'sessionKeyMismatch'),
    () => reply(null),
  );
  await gateway.send(auth.logout);
  const keyIds = server.seen.map((seen) => seen.headers.get('x-key-id'));
  expect(keyIds).toEqual(['key-1', 'key-2', 'key-1', 'key-2']);
});

test.each([
  [200, 'passwordWrong', 'refused'],
  [400, 'requestInvalid', 'invalid'],
  [413, 'bodyTooLarge', 'invalid'],
  [422, 'idempotencyMismatch', 'invalid'],
  [401, 'sessionForcedOffline', 'session'],
  [403, 'subAccountNotAllowed', 'forbidden'],
  [409, 'idempotencyInFlight', 'conflict'],
  [429, 'tooManyRequests', 'limited'],
  [500, 'serverFault', 'fault'],
] as const)(
  'HTTP %i with code %s is reported as %s, with what the server said',
  async (status, name, kind) => {
    const { server, gateway } = setUp();
    server.answer(() => refusal(status, name));
    const error = await failure(gateway.send(auth.login, { body: login }));
    expect(error).toMatchObject({ kind, codeName: name, status, msg: `because ${name}`, requestId: 'req-1' });
    expect(error.message).toBe(`POST /auth/login: ${kind} (${name})`);
  },
);

test('a refusal names its fields and when to try again', async () => {
  const { server, gateway } = setUp();
  const fields = [{ field: 'body.account', rule: 'required', msg: '请填写此项。' }];
  server.answer(
    () => refusal(400, 'requestInvalid', {}, { fields }),
    () => refusal(429, 'tooManyRequests', { 'retry-after': '60' }),
    () => refusal(200, 'sendTooSoon', {}, { retryAt: '2026-11-20T09:01:00.000Z' }),
  );
  expect((await failure(gateway.send(auth.login, { body: login }))).fields).toEqual(fields);
  const limited = await failure(gateway.send(auth.login, { body: login }));
  const wait = (limited.retryAt?.getTime() ?? 0) - gateway.now().getTime();
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  const soon = await failure(gateway.send(auth.login, { body: login }));
  expect(soon.retryAt?.toISOString()).toBe('2026-11-20T09:01:00.000Z');
});

test('an answer that breaks the contract is malformed, whatever it is', async () => {
  const { server, gateway } = setUp();
  const read = () => failure(gateway.send(harbour.realTimeLikeQuery));
  server.answer(
    () => new Response('<html>', { status: 200 }),
    () => reply({ rows: 'none' }),
    () => Response.json({ rows: [] }),
  );
  expect((await read()).kind).toBe('malformed');
  expect((await read()).cause).toMatchObject([{ expected: 'Array' }]);
  expect((await read()).kind).toBe('malformed');
});

test('a read comes back after two lost connections', async () => {
  vi.useFakeTimers();
  const { server, gateway } = setUp();
  const lose = () => Promise.reject(new TypeError('lost'));
  server.answer(lose, lose, () => reply({ rows: [] }));
  const send = gateway.send(harbour.realTimeLikeQuery);
  await vi.runAllTimersAsync();
  expect(await send).toEqual({ rows: [] });
  expect(server.seen).toHaveLength(3);
});

test('a read gives up after its retries and says what stood in the way', async () => {
  vi.useFakeTimers();
  const { server, gateway } = setUp();
  server.answer(...[502, 503, 504].map((status) => () => new Response('', { status })));
  const send = failure(gateway.send(harbour.realTimeLikeQuery));
  await vi.runAllTimersAsync();
  expect(await send).toMatchObject({ kind: 'away', status: 504 });
});

test('a retry waits as long as Retry-After asks, and is not begun when that is too long', async () => {
  vi.useFakeTimers();
  const { server, gateway } = setUp();
  const away = (seconds: string) => () => refusal(503, 'serverAway', { 'retry-after': seconds });
  server.answer(away('5'), () => reply({ rows: [] }));
  const send = gateway.send(harbour.realTimeLikeQuery);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(server.seen).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await send;
  expect(server.seen).toHaveLength(2);
  server.answer(away('60'));
  expect(await failure(gateway.send(harbour.realTimeLikeQuery))).toMatchObject({ kind: 'away', status: 503 });
});

test('TRUST 47: a write is repeated only under its own idempotency key, freshly signed', async () => {
  const { server, gateway } = setUp();
  server.answer(
    () => Promise.reject(new TypeError('lost')),
    () => refusal(409, 'idempotencyInFlight', { 'retry-after': '0' }),
    () => reply(opened),
  );
  await gateway.send(auth.login, { body: login }, { idempotencyKey: 'mine' });
  expect(server.seen.map((seen) => seen.headers.get('idempotency-key'))).toEqual(['mine', 'mine', 'mine']);
  expect(new Set(server.seen.map((seen) => seen.headers.get('x-nonce'))).size).toBe(3);
  expect(server.seen.every((seen) => seen.signed)).toBe(true);
});

test('a write is not repeated after 500 or 504, nor a read with an effect after anything', async () => {
  const { server, gateway } = setUp();
  for (const status of [500, 504]) {
    server.answer(() => new Response('', { status }));
    await failure(gateway.send(auth.login, { body: login }));
  }
  server.answer(() => Promise.reject(new TypeError('lost')));
  const query = { phone: '13800000000', type: 'LOGIN_REGISTER' } as const;
  const error = await failure(gateway.send(verifyCode.sendSmsVerifyCode, { query }));
  expect(error.kind).toBe('network');
  expect(server.seen).toHaveLength(3);
});

test('a send ends after 30 seconds, and at once when its caller cancels', async () => {
  vi.useFakeTimers();
  const { server, gateway } = setUp();
  const never = () => new Promise<Response>(() => undefined);
  server.answer(never, never);
  const slow = failure(gateway.send(harbour.realTimeLikeQuery));
  await vi.advanceTimersByTimeAsync(29_999);
  const caller = new AbortController();
  const cancelled = failure(gateway.send(harbour.realTimeLikeQuery, {}, { signal: caller.signal }));
  caller.abort();
  expect((await cancelled).kind).toBe('cancelled');
  await vi.advanceTimersByTimeAsync(1);
  expect((await slow).kind).toBe('timeout');
});

test('a send with an ended signal goes nowhere', async () => {
  const { server, gateway } = setUp();
  const error = await failure(gateway.send(auth.login, { body: login }, { signal: AbortSignal.abort() }));
  expect(error.kind).toBe('cancelled');
  expect(server.seen).toHaveLength(0);
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
