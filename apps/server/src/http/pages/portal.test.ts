import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-portal-'));
const page = '<!doctype html><title>Fairway</title>';
/** The accept header of browsers when an address is opened. */
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const script = 'export const made = "for a year";'.repeat(100);
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), page);
  mkdirSync(join(folder, 'client/.vite'));
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'client/assets/app-1a2b3c.js.map'), '{}');
  writeFileSync(join(folder, 'client/assets/app-1a2b3c.js.map.br'), brotliCompressSync('{}'));
  writeFileSync(join(folder, 'client/assets/app-1a2b3c.js'), script);
  writeFileSync(join(folder, 'client/assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  server = await startTestServer({ env: { FAIRWAY_PORTAL: folder } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('the built portal', () => {
  it.each(['/', '/shipPriceInfo?from=CNSHA', '/order', '/wikipedia/harbour'])(
    '%s is its page',
    async (path) => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(page);
    },
  );

  it('is checked by its ETag each time', async () => {
    const etag = (await fetch(`${server.url}/`)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // As browsers do; fetch alone would add `no-cache`, which requests the whole page.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await fetch(`${server.url}/`, { headers })).status).toBe(304);
  });

  it('keeps hashed assets for a year, compressed as they were built', async () => {
    const answer = await fetch(`${server.url}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe(script);
  });

  it.each([
    '/assets/none.js',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/.vite%2fmanifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/app-1a2b3c.js.map',
    '/assets/app-1a2b3c.js.ma%70',
    '/assets/app-1a2b3c.js.map.br',
    '/favicon.ico',
    '/sailDetail.html',
    '/sandbox/nothing',
    '/..%2f..%2fetc%2fpasswd.txt',
  ])('%s is not found rather than the page', async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  });

  it('meets whoever opens an unknown address, even one that ends like a file', async () => {
    const answer = await fetch(`${server.url}/sailDetail.html?id=1`, { headers: { accept: browser } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')).toContain('accept');
    expect(await answer.text()).toBe(page);
  });

  it.each(['/assets/none.html', '/assets/none', '/sandbox/none.html'])(
    '%s is not found in the address bar either',
    async (path) => {
      expect((await fetch(server.url + path, { headers: { accept: browser } })).status).toBe(404);
    },
  );

  it('leaves unknown calls to the API', async () => {
    const answer = await fetch(`${server.url}/api/order`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 40400 });
  });
});

it('explains how to build the portal where it is not built', async () => {
  const bare = await startTestServer();
  const answer = await fetch(`${bare.url}/`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm start');
  await bare.stop();
});
