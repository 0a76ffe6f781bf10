import { expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer } from '../../testing/index.ts';

it('the sitemap names the page of every port and every HS code', async () => {
  const server = await startTestServer();
  await loadFacts(server.db, ['places', 'hs']);
  const read = async (path: string) => (await fetch(server.url + path)).text();
  const index = await read('/sitemap.xml');
  for (const file of ['ports-1', 'hs-codes-1']) expect(index).toContain(`/sitemap/${file}.xml`);
  expect(await read('/sitemap/ports-1.xml')).toContain('/wikipedia/harbourDetail?code=CNSHA&amp;lang=zh<');
  const files = [...index.matchAll(/\/sitemap\/hs-codes-\d+\.xml/g)].map(([path]) => read(path));
  expect((await Promise.all(files)).join('')).toContain('/logisticsTool/HScodeDetail?code=8517&amp;lang=en<');
  await server.stop();
});
