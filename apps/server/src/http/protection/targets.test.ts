import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { sendRaw } from '../../testing/rawHttp.ts';
import { sampleRoutes } from '../../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

const ask = (line: string, ...headers: string[]) => sendRaw(server.url, [line, ...headers], '');
const host = 'host: x';
const twice = ['authorization: Bearer a', 'authorization: Bearer b'];

describe('a call has one address', () => {
  it.each(['/%61pi/sample/read', '/api/sampl%65/read', '/api/sample%2Fread'])(
    'another way of writing it, %s, is no call',
    async (target) => {
      const answer = await ask(`GET ${target} HTTP/1.1`, host);
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
      expect(answer).toContain('"code":40400');
      expect(answer).toContain('cache-control: no-store');
    },
  );

  it.each([
    '/%61pi/sample/read',
    'http://x/api/sample/read',
    'HTTP://x:80/api/sample/read',
    '/api/sample/read',
  ])('headers that are repeated are refused at %s', async (target) => {
    const answer = await ask(`GET ${target} HTTP/1.1`, host, ...twice);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"field":"header.authorization","rule":"repeated"');
  });

  it.each([
    ['http://x/api/sample/read?keyword=a', '"keyword":"a"'],
    ['http://x/api/health/live', '"live"'],
    ['http://x', 'HTTP/1.1 503'],
  ])('%s is the same address as without its host', async (target, expected) => {
    expect(await ask(`GET ${target} HTTP/1.1`, host)).toContain(expected);
  });
});

describe('a request without Host', () => {
  it('to a call gets an envelope, with the common headers', async () => {
    const answer = await ask('GET /api/sample/read HTTP/1.1', 'language: en');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"field":"header.host","rule":"required"');
    expect(answer).toContain("frame-ancestors 'none'");
  });

  it('to a page gets a page', async () => {
    const answer = await ask('GET /freight HTTP/1.1', 'accept: text/html', 'accept-language: zh-CN');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('<html lang="zh-CN">');
  });

  it('is answered as any other in HTTP 1.0, which has no such header', async () => {
    expect(await ask('GET /api/sample/read HTTP/1.0')).toMatch(/^HTTP\/1.1 200 /);
  });
});

it.each([
  ['repeated', `?${'keyword=x&'.repeat(3000)}`, 1],
  ['unknown', `?${Array.from({ length: 3000 }, (_, i) => `__proto__=${i}`).join('&')}`, 1],
  ['long', `?${'k'.repeat(30_000)}=1`, 1],
])('an answer to %s fields is short, however many there are', async (_what, query, named) => {
  const answer = await fetch(`${server.url}/api/sample/read${query.slice(0, 30_000)}`);
  const text = await answer.text();
  expect(text.length).toBeLessThan(1000);
  expect(JSON.parse(text).data.fields).toHaveLength(named);
});
