import { codes } from '@fairway/gateway/contract/codes';
import { harbour } from '@fairway/gateway/contract/harbour';
import { priceNames, readPriceMessage } from '@fairway/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadFacts(server.db, ['places']);
  // As if these had the most sailings; the rest are equal and come by code.
  const busy = ['CNSHA', 'CNNGB', 'CNYTN', 'SGSIN', 'KRPUS'];
  for (const [index, code] of busy.entries()) {
    await server.db
      .updateTable('port')
      .set({ popularity: 100 - index })
      .where('code', '=', code)
      .execute();
  }
});
afterAll(() => server.stop());

async function search(keyword: string, page = 1) {
  const { rows } = await server
    .client()
    .gateway.send(harbour.realTimeLikeQuery, { query: { keyword, page, limit: 10 } });
  return rows.map((port) => port.code);
}

describe('the first port found', () => {
  it.each([
    // Shanghai by everything it is called.
    ['上海', 'CNSHA'],
    ['shang', 'CNSHA'],
    ['shanghai', 'CNSHA'],
    ['SHANGHAI', 'CNSHA'],
    ['Shang Hai', 'CNSHA'],
    ['SHA', 'CNSHA'],
    ['sha', 'CNSHA'],
    ['ＳＨＡ', 'CNSHA'],
    ['CNSHA', 'CNSHA'],
    ['cnsha', 'CNSHA'],
    ['CNSHG', 'CNSHA'],
    ['sh', 'CNSHA'],
    ['洋山', 'CNSHA'],
    // A name that starts so comes before a busier one that holds it.
    ['海', 'CNHAK'],
    // Readings that a dictionary takes for others.
    ['xiamen', 'CNXMN'],
    ['xm', 'CNXMN'],
    ['CNXAM', 'CNXMN'],
    ['changtan', 'USLGB'],
    ['ct', 'USLGB'],
    ['daban', 'JPOSA'],
    ['大阪', 'JPOSA'],
    ['luoshanji', 'USLAX'],
    ['lsj', 'USLAX'],
    ['gaoxiong', 'TWKHH'],
    ['dubolin', 'IEDUB'],
    ['baerdimo', 'USBAL'],
    ['diliyasite', 'ITTRS'],
    ['海参崴', 'RUVVO'],
    ['haishenwai', 'RUVVO'],
    ['yantian', 'CNYTN'],
    // Later words, aliases, older names.
    ['klang', 'MYPKG'],
    ['angeles', 'USLAX'],
    ['Istanbul', 'TRAMR'],
    ['USEWR', 'USNYC'],
    ['Saigon', 'VNSGN'],
    // Initials as people write them; a former code of Lagos is no better than the start of a name.
    ['hcm', 'VNSGN'],
    ['HCMC', 'VNSGN'],
    ['los', 'USLAX'],
    ['Pusan', 'KRPUS'],
    ['孟买', 'INNSA'],
    ['st petersburg', 'RULED'],
    // One city, several terminals: the busiest first.
    ['深圳', 'CNYTN'],
    ['shenzhen', 'CNYTN'],
    ['ningbo', 'CNNGB'],
    ['nb', 'CNNGB'],
    ['TAO', 'CNTAO'],
    ['鹿特丹', 'NLRTM'],
    ['rotter', 'NLRTM'],
    ['tterda', 'NLRTM'],
    // As addresses, e-mails and tables write a port: with its country, its terminal, its state.
    ['Rotterdam, NL', 'NLRTM'],
    ['rotterdam netherlands', 'NLRTM'],
    ['Shanghai, China', 'CNSHA'],
    ['Los Angeles, CA', 'USLAX'],
    ['busan new port', 'KRPUS'],
    ['Saint-Petersburg', 'RULED'],
    ['上海港（洋山）', 'CNSHA'],
    ['德国汉堡', 'DEHAM'],
    ['汉堡 德国', 'DEHAM'],
    ['深圳盐田港', 'CNYTN'],
    ['manzanillo panama', 'PAMIT'],
    ['Hamburg / Burchardkai', 'DEHAM'],
    // Misspelled.
    ['shangahi', 'CNSHA'],
    ['savanah', 'USSAV'],
    ['felixtow', 'GBFXT'],
    ['roterdam', 'NLRTM'],
  ])('for %s is %s', async (keyword, code) => {
    expect((await search(keyword))[0]).toBe(code);
  });
});

describe('port search', () => {
  it('offers the popular ports while nothing is typed', async () => {
    expect((await search('  ')).slice(0, 5)).toEqual(['CNSHA', 'CNNGB', 'CNYTN', 'SGSIN', 'KRPUS']);
  });

  it('ranks exact code, exact name, start of a name, start of a word, then anywhere', async () => {
    expect(await search('manzanillo')).toEqual(['MXZLO', 'PAMIT']);
    const port = await search('port');
    expect(port[0]).not.toBe('DEWVN');
    expect(port.length).toBe(10);
  });

  it('finds every terminal of a city', async () => {
    expect((await search('SZX')).toSorted()).toEqual(['CNDCB', 'CNSHK', 'CNYTN']);
  });

  it.each(['%', '_', '\\', 'sh%', 's_a', 'qqqq', "' or 1=1 --"])(
    'TRUST 41: treats %s as plain text and finds nothing',
    async (keyword) => {
      expect(await search(keyword)).toEqual([]);
    },
  );

  it.each(['thailand', 'ports of Thailand', '泰国', '泰国港口'])('finds the ports of %s', async (country) => {
    const ports = await search(country);
    expect(ports).toContain('THLCH');
    expect(ports.filter((code) => !code.startsWith('TH'))).toEqual([]);
  });

  it('pages through the ports of a country', async () => {
    const pages = [await search('china', 1), await search('china', 2), await search('china', 9)];
    expect(pages.map((page) => page.length)).toEqual([10, 10, 0]);
    expect(new Set(pages.flat()).size).toBe(20);
  });

  it.each([
    ['美西', ['USLAX', 'USLGB', 'USOAK', 'USSEA', 'USTIW']],
    ['US West Coast ports', ['USLAX', 'USLGB', 'USOAK', 'USSEA', 'USTIW']],
    ['欧洲基本港', ['BEANR', 'DEHAM', 'FRLEH', 'GBFXT', 'NLRTM']],
    ['黑海航线', ['GEPTI', 'ROCND', 'UAODS']],
    ['地中海', null],
    ['Red Sea', null],
    ['东南亚', null],
  ])('lists the ports of the region %s', async (keyword, codes) => {
    const ports = await search(keyword);
    if (codes) expect(ports.toSorted()).toEqual(codes);
    else expect(ports.length).toBeGreaterThan(6);
  });

  it.each(['new shoes', 'cotton', 'cotton shirts', 'laptop', 'ever ace', '8471.30', 'steel pipes', '电池'])(
    'finds no port for %s, which names something else',
    async (keyword) => {
      expect(await search(keyword)).toEqual([]);
    },
  );

  it('leaves out ports without a container terminal', async () => {
    await server.db.updateTable('port').set({ containerPort: false }).where('code', '=', 'FJSUV').execute();
    expect(await search('suva')).toEqual([]);
  });

  it('pages through all matches without repeating one', async () => {
    const pages = [await search('a', 1), await search('a', 2), await search('a', 3)].flat();
    expect(pages.length).toBe(30);
    expect(new Set(pages).size).toBe(30);
  });

  it.each(['page=0', 'limit=11', 'page=-1', 'keyword=a%00b', `keyword=${'a'.repeat(41)}`, 'sort=x'])(
    'TRUST 42: refuses %s',
    async (query) => {
      const answer = await server.client().raw(harbour.realTimeLikeQuery, { query });
      expect([answer.status, answer.code]).toEqual([400, codes.requestInvalid]);
    },
  );
});

describe('names of ports and carriers', () => {
  it('are those by which a message is read', async () => {
    const { ports, carriers } = await server.client().gateway.send(harbour.selectNames, { query: {} });
    const names = priceNames(ports, carriers);
    const { rows } = readPriceMessage('深圳-汉堡 MSK 1850/2900/2950', { names, today: '2026-11-20' });
    // The busiest terminal of Shenzhen comes first, and the name is marked.
    expect(
      rows.map(({ origin, destination, carrier }) => [
        origin?.value,
        origin?.doubt,
        destination?.value,
        carrier?.value,
      ]),
    ).toEqual([['CNYTN', 'severalPorts', 'DEHAM', 'MAEU']]);
    expect(ports.length).toBeGreaterThan(200);
  });
});
