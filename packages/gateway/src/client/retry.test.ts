import { afterEach, expect, test, vi } from 'vitest';
import { attention } from '../contract/attention.ts';
import { auth } from '../contract/auth.ts';
import { harbour } from '../contract/harbour.ts';
import { verifyCode } from '../contract/verifyCode.ts';
import { refusal, reply } from '../testing/fakeServer.ts';
import { failure, login, opened, setUp } from '../testing/setUp.ts';
import { retryDelay } from './retry.ts';

afterEach(() => vi.useRealTimers());

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

test('a read gives up after its retries and reports the cause', async () => {
  vi.useFakeTimers();
  const { server, gateway } = setUp();
  server.answer(...[502, 503, 504].map((status) => () => new Response('', { status })));
  const send = failure(gateway.send(harbour.realTimeLikeQuery));
  await vi.runAllTimersAsync();
  expect(await send).toMatchObject({ kind: 'away', status: 504 });
});

test('reads that were turned away together come back apart, none too early', () => {
  const now = Date.parse('2026-11-20T02:00:00.000Z');
  const retryAt = new Date(now + 2000);
  const delays = [0, 0.25, 0.5, 0.999].map((chance) => retryDelay(0, now, retryAt, () => chance));
  expect(delays).toEqual([2000, 2250, 2500, 2999]);
  expect(retryDelay(1, now, new Date(now - 5000), () => 0.5)).toBe(600);
});

test('a retry waits as long as Retry-After requires, and is not started if that is too long', async () => {
  vi.useFakeTimers();
  const { server, gateway } = setUp();
  const away = (seconds: string) => () => refusal(503, 'serverAway', { 'retry-after': seconds });
  server.answer(away('5'), () => reply({ rows: [] }));
  const send = gateway.send(harbour.realTimeLikeQuery);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(server.seen).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_200);
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

test('a write that is pressed again after its response was lost is the same write', async () => {
  const { server, gateway } = setUp();
  const lost = () => Promise.reject(new TypeError('lost'));
  server.answer(lost, lost, lost);
  expect(await failure(gateway.send(auth.login, { body: login }))).toMatchObject({ kind: 'network' });
  server.answer(() => reply(opened));
  await gateway.send(auth.login, { body: login });
  // A response has arrived: the next press is a new write.
  server.answer(() => reply(opened));
  await gateway.send(auth.login, { body: login });
  const keys = server.seen.map((seen) => seen.headers.get('idempotency-key'));
  expect(keys).toHaveLength(5);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

test('a write after another write of the same kind gets a new key', async () => {
  const { server, gateway } = setUp();
  const follow = (followed: boolean) =>
    gateway.send(attention.addOrUpdateAttention, {
      body: { origin: 'CNSHA', destination: 'USLAX', followed },
    });
  const lost = () => Promise.reject(new TypeError('lost'));
  server.answer(lost, lost, lost);
  await failure(follow(true));
  server.answer(...Array.from({ length: 2 }, () => () => reply({ followed: true, attention: null })));
  await follow(false);
  await follow(true);
  const keys = server.seen.map((seen) => seen.headers.get('idempotency-key'));
  expect(keys).toHaveLength(5);
  expect(new Set(keys.slice(2)).size).toBe(3);
});

/** Advances time until a send has ended, but only while it waits: signing takes real time, which is not faked. */
async function outlast(send: Promise<unknown>): Promise<void> {
  let over = false;
  const end = () => {
    over = true;
  };
  send.then(end, end);
  while (!over) {
    // One timer is the limit of the whole send.
    if (vi.getTimerCount() > 1) await vi.advanceTimersToNextTimerAsync();
    else await new Promise((resolve) => setImmediate(resolve));
  }
}
const faked = ['setTimeout', 'clearTimeout', 'performance', 'Date'] as const;
const running = () => refusal(409, 'idempotencyInFlight', { 'retry-after': '1' });

test('TRUST 47: the response to a write whose server was killed is requested until another server has executed it', async () => {
  const { server, gateway } = setUp();
  vi.useFakeTimers({ toFake: [...faked] });
  server.answer(
    () => Promise.reject(new TypeError('lost')),
    ...Array.from({ length: 9 }, () => running),
    () => reply(opened),
  );
  const send = gateway.send(auth.login, { body: login }, { idempotencyKey: 'mine' });
  await outlast(send);
  expect(await send).toEqual(opened);
});

test('a write that never ends is reported as in conflict once the time of the send is over', async () => {
  const { server, gateway } = setUp();
  vi.useFakeTimers({ toFake: [...faked] });
  server.answer(...Array.from({ length: 60 }, () => running));
  const send = failure(gateway.send(auth.login, { body: login }));
  await outlast(send);
  expect(await send).toMatchObject({ kind: 'conflict', codeName: 'idempotencyInFlight', status: 409 });
});

test('does not repeat a write after 500 or 504, nor a read with an effect after any failure', async () => {
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

test('a send with an aborted signal sends nothing', async () => {
  const { server, gateway } = setUp();
  const error = await failure(gateway.send(auth.login, { body: login }, { signal: AbortSignal.abort() }));
  expect(error.kind).toBe('cancelled');
  expect(server.seen).toHaveLength(0);
});
