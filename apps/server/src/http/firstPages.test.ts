import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-first-page-'));
const shell = '<!doctype html><title>Fairway</title><div id="root"></div>';

/** A bundle in the shape of the portal's: it draws how often it drew, and what one call of the server answered. */
const bundle = `
export function readerOf(cookie, languages) {
  return cookie?.includes('member=1') ? null : languages?.startsWith('zh') ? 'zh' : 'en';
}
export async function addressOf(target) {
  const { pathname, searchParams } = new URL(target, 'http://portal');
  if (pathname === '/order') return null;
  const [origin, fat] = ['origin', 'fat'].map((name) => searchParams.get(name));
  return pathname + (origin ? '?origin=' + origin : fat ? '?fat=' + fat : '');
}
export async function createRenderer({ language, fetch, template, manifest }) {
  let drawn = 0;
  return async (url) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/broken') throw new Error('nothing to draw');
    drawn += 1;
    const live = await fetch('/api/health/live');
    return template.replace('></div>', '>' + [language, pathname + search, drawn, live.status, manifest.made, search.includes('fat') ? 'x'.repeat(3_000_000) : ''].join(' ') + '</div>');
  };
}`;

let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'client/index.html'), shell);
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{"made":"whole"}');
  writeFileSync(join(folder, 'server/render.js'), bundle);
  server = await startTestServer({ env: { FAIRWAY_PORTAL: folder } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'accept-language': 'en-US', ...headers } });
const text = async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text();

describe('first pages', () => {
  it('are drawn from what this server answers, once for all visitors of a language', async () => {
    expect(await text('/freight?origin=CNSHA')).toContain('en /freight?origin=CNSHA 1 200 whole');
    expect(await text('/freight?origin=CNSHA')).toContain('en /freight?origin=CNSHA 1 200 whole');
    expect(await text('/freight?origin=CNSHA', { 'accept-language': 'zh-CN' })).toContain(
      'zh /freight?origin=CNSHA 1 200 whole',
    );
  });

  it('are one page, however many parameters are added that it does not read', async () => {
    const first = await text('/known?origin=CNSHA');
    expect(await text('/known?b=2&origin=CNSHA&utm_source=mail')).toBe(first);
    expect(await text('/known?origin=CNNGB')).not.toBe(first);
  });

  it('are kept up to 16 MB together, the newest of them', async () => {
    const first = await text('/?fat=1');
    for (let other = 2; other <= 5; other += 1) await text(`/?fat=${other}`);
    const fifth = await text('/?fat=5');
    await text('/?fat=6');
    expect(await text('/?fat=5')).toBe(fifth);
    expect(await text('/?fat=1')).not.toBe(first);
  });

  it('name what they vary by, and are checked by their ETag each time', async () => {
    const first = await open('/');
    expect(first.headers.get('vary')).toBe('accept, accept-language, cookie');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await open('/', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
  });

  it.each([
    ['somebody is logged in', '/', { cookie: 'member=1' }],
    ['only the browser can draw it', '/order', {}],
    ['drawing failed', '/broken', {}],
    ['its address is longer than any of ours', `/?${'a'.repeat(600)}`, {}],
  ])('are left to the browser when %s', async (_why, path, headers) => {
    const answer = await open(path, headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(shell);
  });
});
