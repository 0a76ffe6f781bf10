import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer } from '../../testing/index.ts';
import type { SitemapAddress } from './sitemap.ts';
import { sitemapFiles } from './sitemapFiles.ts';

/** Addresses as long as those of vessels. */
const addresses: readonly SitemapAddress[] = Array.from({ length: 3000 }, (_, index) => ({
  address: `/wikipedia/shipDetail?imo=${9_000_000 + index}&from=a-long-address`,
  changedAt: new Date(Date.UTC(2026, 10, 1 + (index % 20))),
}));

function files(source: { addresses: () => Promise<readonly SitemapAddress[]> }, access = { value: 'open' }) {
  return sitemapFiles({
    origin: () => 'https://fairway.example',
    sources: [{ name: 'ships', ...source }],
    rules: async () => [['/wikipedia', access.value]],
  });
}

it('splits a source into files of at most 5,000 addresses and 1 MB', async () => {
  const sitemap = files({ addresses: async () => addresses });
  const index = gunzipSync((await sitemap.index()).gzip).toString();
  expect(index.match(/ships-\d/g)).toEqual(['ships-1', 'ships-2', 'ships-3']);
  const text = gunzipSync((await sitemap.file('ships', 1))?.gzip ?? Buffer.alloc(0)).toString();
  expect(text.match(/<url>/g)?.length).toBeLessThanOrEqual(5000);
  expect(text.length).toBeLessThan(2 ** 20);
  expect(await sitemap.file('ships', 4)).toBeUndefined();
});

it('reads and draws once for all requests', async () => {
  const read = vi.fn(async () => addresses);
  const sitemap = files({ addresses: read });
  const [one, same] = await Promise.all([sitemap.file('ships', 1), sitemap.file('ships', 1)]);
  expect(same?.gzip).toBe(one?.gzip);
  await sitemap.index();
  expect(read).toHaveBeenCalledTimes(1);
  expect(one?.changedAt).toEqual(new Date('2026-11-20T00:00:00Z'));
});

it('draws again when staff decided otherwise about the pages, and after a failure', async () => {
  const access = { value: 'login' };
  const read = vi.fn(async () => addresses);
  const sitemap = files({ addresses: read }, access);
  expect(await sitemap.file('ships', 1)).toBeUndefined();
  access.value = 'open';
  read.mockRejectedValueOnce(new Error('away'));
  await expect(sitemap.file('ships', 1)).rejects.toThrow('away');
  expect(await sitemap.file('ships', 1)).toBeDefined();
});

it('a file is sent compressed or uncompressed, and not at all to a reader who has it', async () => {
  const server = await startTestServer();
  await loadFacts(server.db, ['places']);
  const get = (headers: Record<string, string>) =>
    fetch(`${server.url}/sitemap/ports-1.xml`, { headers: { 'cache-control': 'max-age=0', ...headers } });
  const compressed = await get({ 'accept-encoding': 'gzip, br' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  const plain = await get({ 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBe('identity');
  expect(await plain.text()).toBe(await compressed.text());
  const etag = compressed.headers.get('etag') ?? '';
  const again = await get({ 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await server.stop();
});
