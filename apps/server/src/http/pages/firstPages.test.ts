import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-first-page-'));
const shell = '<!doctype html><title>Fairway</title><div id="root"></div>';
const empty = shell.replace('<title>', '<title>en ').replace('<div', '<!-- sample +86 21 5000 0000 --><div');

/** A bundle in the shape of the portal's: it renders its number of renders, and the response of one call. */
const bundle = `
export function readerOf(cookie, languages, target) {
  if (cookie?.includes('member=1')) return null;
  return /lang=(zh|en)/.exec(target)?.[1] ?? (languages?.startsWith('zh') ? 'zh' : 'en');
}
export function languageOf(cookie, languages, target) {
  return /lang=(zh|en)/.exec(target)?.[1] ?? (languages?.startsWith('zh') ? 'zh' : 'en');
}
export function shellIn(template, language) {
  return template.replace('<title>', '<title>' + language + ' ');
}
export function hasPage(target) {
  return !target.startsWith('/nobody');
}
export function isSecret(target) {
  return target.startsWith('/letter');
}
export const knownPages = [
  { path: '/', queries: [], listed: true, auth: false },
  { path: '/aboutUs', queries: ['type=contact'], listed: true, auth: false },
  { path: '/orderRecord', queries: [], listed: false, auth: true },
];
export function withOperator(template, { sample, phone }) {
  return template.replace('<div', '<!-- ' + (sample ? 'sample ' : '') + phone + ' --><div');
}
export async function addressOf(target) {
  const { pathname, searchParams } = new URL(target, 'http://portal');
  if (pathname === '/order') return null;
  const [origin, fat] = ['origin', 'fat'].map((name) => searchParams.get(name));
  if (searchParams.has('gone')) return pathname + '?gone';
  if (searchParams.has('page')) return pathname + '?page=' + searchParams.get('page');
  return pathname + (origin ? '?origin=' + origin : fat ? '?fat=' + fat : '');
}
export async function createRenderer({ language, fetch, template, manifest, origin }) {
  let drawCount = 0;
  return async (url) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/broken') throw new Error('nothing to draw');
    if (search === '?page=99') return { found: true, html: '', leadsTo: pathname + '?page=3' };
    drawCount += 1;
    const live = await fetch('/api/health/live');
    const exists = pathname !== '/nothing-here' && !search.includes('gone');
    const html = template.replace('></div>', '>' + [language, pathname + search, drawCount, live.status, manifest.made, search.includes('fat') ? 'x'.repeat(3_000_000) : ''].join(' ') + '</div>');
    return { found: exists, html };
  };
}`;

let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'client/index.html'), shell);
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{"made":"whole"}');
  writeFileSync(join(folder, 'server/render.js'), bundle);
  server = await startTestServer({ env: { FAIRWAY_PORTAL: folder, CONTACT_PHONE: '+86 21 5000 0000' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'accept-language': 'en-US', ...headers } });
const text = async (path: string, headers?: Record<string, string>) => (await open(path, headers)).text();

describe('first pages', () => {
  it("are rendered from this server's responses, once for all visitors of a language", async () => {
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

  it('are cached up to 16 MB in total, the newest of them', async () => {
    const first = await text('/?fat=1');
    for (let other = 2; other <= 5; other += 1) await text(`/?fat=${other}`);
    const fifth = await text('/?fat=5');
    await text('/?fat=6');
    expect(await text('/?fat=5')).toBe(fifth);
    expect(await text('/?fat=1')).not.toBe(first);
  });

  it('send a Vary header, and are revalidated by their ETag each time', async () => {
    const first = await open('/');
    expect(first.headers.get('vary')).toBe('accept, accept-language, cookie');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await open('/', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
  });

  it('are stored nowhere if their address contains a secret, and name it to no other site', async () => {
    const first = await open('/letter?origin=CNSHA');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    const firstText = await first.text();
    expect(firstText).toContain('en /letter?origin=CNSHA');
    expect(await text('/letter?origin=CNSHA')).not.toBe(firstText);
  });

  it.each([
    ['somebody is logged in', '/', { cookie: 'member=1' }],
    ['only the browser can draw it', '/order', {}],
    ['drawing failed', '/broken', {}],
    ['its address is longer than any of ours', `/?${'a'.repeat(600)}`, {}],
  ])('are left to the browser when %s', async (_why, path, headers) => {
    const answer = await open(path, headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(empty);
  });

  it('are in the reader’s language also where the browser draws them', async () => {
    expect(await text('/order', { 'accept-language': 'zh-CN' })).toContain('<title>zh Fairway');
    expect(await text('/order?lang=zh')).toContain('<title>zh Fairway');
    expect(await text('/', { cookie: 'member=1' })).toContain('<title>en Fairway');
  });

  it.each([
    ['/list?page=99', '/list?page=3'],
    ['/list?page=99&lang=zh', '/list?page=3&lang=zh'],
    ['/list?page=99&lang=%0D%0Ax', '/list?page=3&lang=%0D%0Ax'],
  ])('%s past the end of a list leads to its last page', async (path, last) => {
    for (const _time of ['drawn', 'kept']) {
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(last);
    }
  });

  it('are in the language of the address, cached separately', async () => {
    expect(await text('/freight?origin=USLAX&lang=zh')).toContain('zh /freight?origin=USLAX');
    expect(await text('/freight?origin=USLAX&lang=en', { 'accept-language': 'zh' })).toContain('en /freight');
    expect(await text('/freight?lang=zh&origin=USLAX')).toContain('zh /freight?origin=USLAX');
  });
});

describe('a page that does not exist', () => {
  it.each([
    ['an address without a page', '/nobody', {}],
    ['a thing that its page does not know', '/port?gone', {}],
    ['an address without a page, for somebody logged in', '/nobody', { cookie: 'member=1' }],
  ])('answers 404 and a page: %s', async (_what, path, headers) => {
    const answer = await open(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it('is rendered once for all paths', async () => {
    const first = await text('/nobody/at/all?a=1');
    expect(first).toContain('en /nothing-here');
    expect(await text('/nobody')).toBe(first);
  });
});

describe('search engines', () => {
  it('learn which pages exist, and which not to request', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /desk\n');
    expect(robots).toContain('Disallow: /orderRecord$\n');
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect(robots).not.toContain('aboutUs');
  });

  it('find a file for each kind of page, and in it each page in each language', async () => {
    const index = await open('/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('application/xml');
    expect(await index.text()).toContain(`<loc>${server.url}/sitemap/pages-1.xml</loc>`);
    const pages = await text('/sitemap/pages-1.xml');
    const at = `${server.url}/aboutUs?type=contact&amp;lang=`;
    expect(pages).toContain(`<loc>${at}zh</loc>`);
    expect(pages).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${at}en"/>`);
    expect(pages).not.toContain('orderRecord');
  });

  it('do not see pages that staff have closed', async () => {
    const row = { path: '/aboutus', access: 'login' } as const;
    await server.db.insertInto('pageAccess').values(row).execute();
    expect(await text('/sitemap/pages-1.xml')).not.toContain('aboutUs');
    await server.db.deleteFrom('pageAccess').where('path', '=', row.path).execute();
  });

  it.each(['/sitemap/nothing-1.xml', '/sitemap/pages-2.xml', '/sitemap/pages-0.xml', '/sitemap/pages.xml'])(
    '%s is no file',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});
