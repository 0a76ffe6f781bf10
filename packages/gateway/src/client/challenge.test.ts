import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auth } from '../contract/auth.ts';
import { refusal, reply } from '../testing/fakeServer.ts';
import { failure, login, opened, setUp } from '../testing/setUp.ts';
import { solve } from './challenge.ts';

const { signal } = new AbortController();

test.each([0, 1, 7, 8, 9, 12])(
  'a solution of %i bits has a hash that begins with as many zeros',
  async (bits) => {
    const proof = await solve('challenge', bits, signal);
    expect(proof).toMatch(/^challenge\.\d+$/);
    const front = createHash('sha256').update(proof).digest().readUInt32BE(0);
    expect(front < 2 ** (32 - bits)).toBe(true);
  },
);

test('the work ends with its signal', async () => {
  await expect(solve('challenge', 20, AbortSignal.abort())).rejects.toThrow();
});

test('TRUST 8: a challenged login is sent again with the solution, under the same key', async () => {
  const { server, gateway } = setUp();
  const challenge = { challenge: 'asked', bits: 8 };
  server.answer(
    () => refusal(429, 'challengeRequired', {}, challenge),
    () => reply(opened),
  );
  expect(await gateway.send(auth.login, { body: login })).toEqual(opened);
  const [first, second] = server.seen;
  expect(first?.headers.get('x-proof')).toBe(null);
  expect(second?.headers.get('x-proof')).toMatch(/^asked\.\d+$/);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('TRUST 8: solves a challenge once, and refuses one that would take forever', async () => {
  const { server, gateway } = setUp();
  const challenged = (bits: number) => () =>
    refusal(429, 'challengeRequired', {}, { challenge: 'asked', bits });
  server.answer(challenged(4), challenged(4));
  expect(await failure(gateway.send(auth.login, { body: login }))).toMatchObject({ kind: 'limited' });
  server.answer(challenged(40));
  expect(await failure(gateway.send(auth.login, { body: login }))).toMatchObject({ kind: 'limited' });
  expect(server.seen).toHaveLength(3);
});
