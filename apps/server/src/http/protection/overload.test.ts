import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerOf, startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';
import { createLogger } from '../logger.ts';
import { seldom } from '../seldom.ts';

/** Six calls for each of two connections. */
const most = 12;
let server: TestServer;
let entered = 0;
let gate = Promise.withResolvers<void>();
beforeAll(async () => {
  const routes = sampleRoutes(async () => {
    entered += 1;
    await gate.promise;
  });
  server = await startTestServer({ routes, env: { DATABASE_POOL_SIZE: '2' } });
});
afterAll(() => server.stop());

/** Starts as many calls as the server accepts; `finish` lets them complete and returns their responses. */
async function full() {
  entered = 0;
  gate = Promise.withResolvers<void>();
  const client = server.client();
  await client.key();
  const calls = Array.from({ length: most }, (_, i) =>
    client.raw(sample.write, { body: { to: `held ${i}` } }),
  );
  await expect.poll(() => entered, { timeout: 60_000 }).toBe(most);
  return async () => {
    gate.resolve();
    return Promise.all(calls);
  };
}
const open = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe('TRUST 46: a server with its hands full', () => {
  it('TRUST 46: rejects calls at once, with the time to retry, and completes those it accepted', async () => {
    const finish = await full();
    const refused = await open('/api/sample/read', { language: 'en' });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answerOf(refused)).toMatchObject({ status: 503, code: 50300 });
    expect((await finish()).map(({ status }) => status)).toEqual(Array(most).fill(200));
    expect((await open('/api/sample/read')).status).toBe(200);
  });

  it('TRUST 46: shows a page to a reader who opens one', async () => {
    const finish = await full();
    const refused = await open('/freight', { accept: 'text/html', 'accept-language': 'en' });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('<html lang="en">');
    await finish();
  });

  it('TRUST 46: still reports that it is alive, and accepts notices of payments', async () => {
    const finish = await full();
    expect((await open('/api/health/live')).status).toBe(200);
    expect((await open('/api/health/ready')).status).toBe(200);
    const notice = await fetch(`${server.url}/api/aliPay/notify`, { method: 'POST', body: 'forged' });
    expect(notice.status).not.toBe(503);
    await finish();
  });

  it('TRUST 46: does nothing of a write that it turns away', async () => {
    const client = server.client();
    await client.key();
    const finish = await full();
    expect(await client.raw(sample.write, { body: { to: 'late' } })).toMatchObject({ status: 503 });
    await finish();
    expect(await server.outbox('late')).toHaveLength(0);
  });

  it('TRUST 46: logs one line for all it turns away', async () => {
    const lines = () => server.log().split('turned away').length - 1;
    const before = lines();
    const finish = await full();
    await Promise.all(Array.from({ length: 50 }, () => open('/api/sample/read')));
    await finish();
    expect(lines() - before).toBeLessThanOrEqual(1);
  });
});

describe('events of one kind', () => {
  afterEach(() => vi.useRealTimers());

  it('are logged at once, then every ten seconds with their number, until they stop', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const tell = seldom(createLogger('info', { write: (line) => void lines.push(line) }));
    const loggedLines = () => lines.splice(0).map((line) => JSON.parse(line));
    const happen = (kind: string, id: number) =>
      tell({ kind, level: 'error', fields: { id }, message: 'serverAway' });
    happen('away', 1);
    happen('full', 2);
    for (let id = 3; id <= 100; id += 1) happen('away', id);
    expect(loggedLines()).toMatchObject([{ id: 1 }, { id: 2 }]);
    vi.advanceTimersByTime(10_000);
    expect(loggedLines()).toMatchObject([{ id: 100, repeated: 98, msg: 'serverAway' }]);
    vi.advanceTimersByTime(20_000);
    happen('away', 101);
    expect(loggedLines()).toMatchObject([{ id: 101 }]);
  });
});
