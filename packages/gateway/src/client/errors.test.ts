import { expect, test } from 'vitest';
import { auth } from '../contract/auth.ts';
import { harbour } from '../contract/harbour.ts';
import { refusal, reply } from '../testing/fakeServer.ts';
import { failure, login, setUp } from '../testing/setUp.ts';

test.each([
  [200, 'passwordWrong', 'refused'],
  [400, 'requestInvalid', 'invalid'],
  [413, 'bodyTooLarge', 'invalid'],
  [422, 'idempotencyMismatch', 'invalid'],
  [401, 'sessionForcedOffline', 'session'],
  [403, 'subAccountNotAllowed', 'forbidden'],
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

test('any response that breaks the contract is malformed', async () => {
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
