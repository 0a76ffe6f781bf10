import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { sample, sampleRoutes } from '../../testing/sampleCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: sampleRoutes() });
});
afterAll(() => server.stop());

/** Checks the headers of every response. */
function expectGuarded(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe');
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "default-src 'self'",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
}

describe('TRUST 38: headers of every response', () => {
  it.each([
    ['a call', 'GET', '/api/sample/read', 200],
    ['a refused request', 'GET', '/api/sample/read?page=0', 400],
    ['a refused session', 'GET', '/api/sample/mine', 401],
    ['an unknown call', 'GET', '/api/nobody/knows', 404],
    ['a fault', 'GET', '/api/sample/faulty', 500],
    ['a method that no call has', 'DELETE', '/api/sample/read', 404],
    ['the portal', 'GET', '/', 503],
    ['a file that is not there', 'GET', '/assets/none.js', 404],
    ['the outbox', 'GET', '/sandbox/outbox', 200],
    ['the API document', 'GET', '/api/docs', 200],
    ['health', 'GET', '/api/health/live', 200],
    ['a path that cannot be decoded', 'GET', '/api/%E0%A4%A', 400],
    ['a page whose path cannot be decoded', 'GET', '/%', 400],
  ])('TRUST 38: %s (%s %s, HTTP %i)', async (_what, method, path, status) => {
    const answer = await fetch(server.url + path, { method });
    expect(answer.status).toBe(status);
    expectGuarded(answer.headers);
    if (path.startsWith('/api')) expect(answer.headers.get('x-server-time')).toMatch(/^\d{13}$/);
  });

  it('an address that cannot be decoded is shown to people as one that is not there, with a way on', async () => {
    const answer = await fetch(`${server.url}/%`, {
      headers: { accept: 'text/html,*/*', 'accept-language': 'en-GB' },
    });
    expect(answer.status).toBe(404);
    expectGuarded(answer.headers);
    expect(await answer.text()).toContain('<a href="/">Back to home</a>');
  });

  it('TRUST 38: input that is not HTTP gets a response with the same headers', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('this is not HTTP\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain("frame-ancestors 'none'");
  });

  it('TRUST 38: strict transport security is sent behind TLS and not otherwise', async () => {
    const plain = await fetch(`${server.url}/api/health/live`);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const behind = await startTestServer({ routes: [], env: { TRUST_PROXY: '1' } });
    const secure = await fetch(`${behind.url}/api/nobody`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
    await behind.stop();
  });

  it('keeps responses of calls out of every cache', async () => {
    const answer = await fetch(`${server.url}/api/sample/read`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('TRUST 39: the language header', () => {
  it.each([
    ['__proto__'],
    ['constructor'],
    ['en\u00a0'],
    ['EN-QZX'],
    ['fr-QZX'],
    ['e'.repeat(8192)],
    ['<script>alert(1)</script>'],
  ])('TRUST 39: %.20s reads as zh and is not echoed', async (language) => {
    const answer = await fetch(`${server.url}/api/sample/read?page=0`, { headers: { language } });
    const text = await answer.text();
    expect(text).toContain('提交的内容有误');
    expect(text).not.toContain(language);
    expect([...answer.headers.values()].join()).not.toContain(language);
  });

  it('TRUST 39: a line break in it ends the request', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /api/sample/read HTTP/1.1\r\nhost: x\r\nlanguage: en\rset-cookie: a=b\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).not.toContain('a=b');
  });

  it('responds in English on request', async () => {
    const answer = await fetch(`${server.url}/api/nobody`, { headers: { language: 'en' } });
    expect(await answer.json()).toMatchObject({ code: 40400, msg: expect.stringContaining('not available') });
  });
});

describe('unsolicited requests', () => {
  it.each([
    [{ 'sec-purpose': 'prefetch' }, 40004],
    [{ 'sec-purpose': 'prefetch;prerender' }, 40004],
    [{ purpose: 'prefetch' }, 40004],
    [{ 'sec-fetch-site': 'cross-site' }, 40300],
    [{ origin: 'https://evil.example' }, 40300],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 40300],
  ])('a GET with an effect is refused with %o', async (headers, code) => {
    const answer = await server.client().raw(sample.effect, { query: { to: 'unasked' }, headers });
    expect(answer.code).toBe(code);
    expect(await server.outbox('unasked')).toHaveLength(0);
  });

  it('a request of our own page succeeds', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: server.url };
    expect(await server.client().raw(sample.write, { body: { to: 'own' }, headers })).toMatchObject({
      code: 200,
    });
  });

  it('another site gets a response only when it is allowed by name', async () => {
    const origin = 'https://sister.example';
    const open = await startTestServer({ routes: sampleRoutes(), env: { ALLOWED_ORIGINS: origin } });
    const headers = { 'sec-fetch-site': 'cross-site', origin };
    const answer = await open.client().raw(sample.write, { body: { to: 'sister' }, headers });
    expect(answer).toMatchObject({ code: 200 });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    const preflight = await fetch(`${open.url}/api/sample/write`, { method: 'OPTIONS', headers: { origin } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-signature');
    await open.stop();
  });
});
