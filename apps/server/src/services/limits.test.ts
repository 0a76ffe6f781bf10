import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { createLimits, type Limits } from './limits.ts';

let server: TestServer;
let limits: Limits;
beforeAll(async () => {
  server = await startTestServer();
  limits = createLimits(server.db, server.config.secret);
});
afterAll(() => server.stop());

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);
const rules = [
  { count: 1, seconds: 60 },
  { count: 3, seconds: 600 },
];

it('counts within any window, and returns the time to retry', async () => {
  expect(await limits.take('a', rules, at(0))).toEqual({ ok: true });
  expect(await limits.take('a', rules, at(59))).toEqual({ ok: false, retryAt: at(60) });
  expect(await limits.take('a', rules, at(60))).toEqual({ ok: true });
  expect(await limits.take('a', rules, at(120))).toEqual({ ok: true });
  expect(await limits.take('a', rules, at(200))).toEqual({ ok: false, retryAt: at(600) });
  expect(await limits.take('a', rules, at(600))).toEqual({ ok: true });
  expect(await limits.take('a', rules, at(659))).toEqual({ ok: false, retryAt: at(660) });
});

it('a refused event does not count', async () => {
  await limits.take('b', rules, at(0));
  await limits.take('b', rules, at(30));
  expect(await limits.take('b', rules, at(60))).toEqual({ ok: true });
});

it('lets exactly as many through as it allows when all come at once', async () => {
  const five = [{ count: 5, seconds: 60 }];
  const results = await Promise.all(Array.from({ length: 40 }, () => limits.take('c', five, at(0))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
});

it('counts large numbers by window', async () => {
  const many = [{ count: 150, seconds: 60 }];
  const results = await Promise.all(Array.from({ length: 160 }, () => limits.take('d', many, at(0))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(150);
  expect(await limits.take('d', many, at(1))).toEqual({ ok: false, retryAt: at(60) });
  expect(await limits.take('d', many, at(60))).toEqual({ ok: true });
});

it('stores no subject', async () => {
  await limits.take('phone 13812345678', rules, at(0));
  const keys = await server.db.selectFrom('rateLimit').select('key').execute();
  expect(keys.filter(({ key }) => key.includes('138'))).toEqual([]);
});
