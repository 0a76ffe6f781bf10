import { regulation } from '@fairway/gateway/contract/regulation';
import { search } from '@fairway/gateway/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { readRows } from '../../facts/read.ts';
import { openShop } from '../../testing/shop.ts';
import { makeRoute } from '../seaRoute/index.ts';

const { server } = await openShop();
const routes = [
  ['CNNGB', 'NLRTM'],
  ['CNSHA', 'DEHAM'],
] as const;

beforeAll(async () => {
  await loadFacts(server.db);
  for (const [origin, destination] of routes) {
    const id = await makeRoute(server.db, { origin, destination });
    await server.db.updateTable('seaRoute').set({ onSale: true }).where('id', '=', id).execute();
  }
});

async function resultsFor(keyword: string) {
  const { rows } = await server.client().gateway.send(search.selectEverything, { query: { keyword } });
  return rows.map(({ kind, key, anchor }) => [kind, key, anchor].filter(Boolean).join(' '));
}

describe('the route', () => {
  it.each([
    'Ningbo Rotterdam',
    'ningbo to rotterdam',
    'NINGBO-ROTTERDAM',
    'ningbo → rotterdam',
    'from Ningbo to Rotterdam',
    'Ningbo to Rotterdam freight rates',
    'CNNGB NLRTM',
    'cnngb-nlrtm',
    '宁波 鹿特丹',
    '宁波到鹿特丹',
    '宁波鹿特丹',
    '寧波至鹿特丹運價',
    'ningbo 鹿特丹',
    'nb ltd',
    'ningbo rott',
    '宁波至鹿特丹 40HQ',
    '2x40HQ ningbo rotterdam',
    '宁波 鹿特丹 高柜运价',
    'Ningbo to Rotterdam 20 next week',
    '华东到欧基',
    '长三角—欧洲航线',
    'Ningbo to North Europe',
    '宁波 欧基',
  ])('stands first for %s', async (keyword) => {
    expect((await resultsFor(keyword))[0]).toBe('route CNNGB-NLRTM');
  });

  it.each([
    'Rotterdam Ningbo',
    'ningbo',
    '宁波',
    'ningbo ro',
    'shanghai',
    '欧基到华东',
    '华南到欧基',
    '欧基',
  ])('is not offered for %s', async (keyword) => {
    expect((await resultsFor(keyword)).filter((row) => row === 'route CNNGB-NLRTM')).toEqual([]);
  });
});

it.each(['shanghai la', 'cosco shippng'])(
  'no vessel is guessed by a part of its name for %s',
  async (keyword) => {
    expect((await resultsFor(keyword)).filter((row) => row.startsWith('vessel'))).toEqual([]);
  },
);

describe('keywords that shippers type', () => {
  it.each([
    ['Hapag Lloyd', 'carrier HLCU'],
    ['hapag-lloyd', 'carrier HLCU'],
    ['ＨＡＰＡＧ　ＬＬＯＹＤ', 'carrier HLCU'],
    ['IMO: 9893890', 'vessel 9893890'],
    ['M/V Ever Ace', 'vessel 9893890'],
    ['MV EVER ACE', 'vessel 9893890'],
    ['Ambarlı', 'port TRAMR'],
    ['寧波', 'port CNNGB'],
    ['阿姆巴利（伊斯坦布尔）', 'port TRAMR'],
    ['阿姆巴利(伊斯坦布尔)', 'port TRAMR'],
    ['長榮', 'carrier EGLV'],
    ['上海港', 'port CNSHA'],
    ['Port of Rotterdam', 'port NLRTM'],
    ['shanghai port', 'port CNSHA'],
    ['Los Angeles', 'port USLAX'],
    ['Port Klang', 'port MYPKG'],
    ['香港', 'port HKHKG'],
    ['Maersk Line', 'carrier MAEU'],
    ['laptop', 'hsCode 847130'],
    ['冰箱', 'hsCode 8418'],
    ['84713000', 'hsCode 847130'],
  ])('finds for %s first %s', async (keyword, first) => {
    expect((await resultsFor(keyword))[0]).toBe(first);
  });

  it.each([
    ['demurrage'],
    ['limitation'],
    ['lien'],
    ['general average'],
    ['bill of lading'],
    ['laytime'],
    ['salvage'],
  ])('finds articles of laws for %s', async (keyword) => {
    expect((await resultsFor(keyword)).filter((row) => row.startsWith('lawArticle'))).not.toEqual([]);
  });

  it.each([['Maritime Code Article 257'], ['海商法第257条'], ['海商法 第二百五十七条']])(
    'finds the article for %s',
    async (keyword) => {
      expect(await resultsFor(keyword)).toContain('lawArticle maritime-code article-257');
    },
  );
});

it('finds articles for nearly every term of the glossary', async () => {
  const terms = readRows('law-glossary').map(([en = '']) => en.split(';')[0] ?? '');
  const totals = await Promise.all(
    terms.map(async (keyword) => {
      const { total } = await server.client().gateway.send(regulation.selectArticles, { query: { keyword } });
      return { keyword, total };
    }),
  );
  expect(totals.filter(({ total }) => total === 0)).toEqual([]);
});
