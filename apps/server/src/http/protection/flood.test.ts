import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  // Behind one trusted proxy, so that a test can come from many addresses.
  const env = { TRUST_PROXY: '1', LIMIT_WRITES_PER_MINUTE: '10' };
  server = await startTestServer({ routes: sampleRoutes(), env });
});
afterAll(() => server.stop());

it('responds 429 to a flood of writes, from any number of addresses of one /64', async () => {
  const client = server.client();
  const write = (address: string) =>
    client.raw(sample.write, { body: { to: 'a' }, headers: { 'x-forwarded-for': address } });
  for (let host = 1; host <= 10; host += 1) {
    expect((await write(`2001:db8:1:2::${host.toString(16)}`)).status).toBe(200);
  }
  const refused = await write('2001:db8:1:2:ffff:ffff:ffff:ffff');
  expect(refused).toMatchObject({ status: 429, code: 42900, data: { retryAt: '2026-11-20T02:01:00.000Z' } });
  expect((await write('2001:db8:1:3::1')).status).toBe(200);
});
