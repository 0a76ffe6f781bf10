import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import { search } from '@fairway/gateway/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type Buyer, buyer, ordered } from '../../testing/orders.ts';
import { openShop } from '../../testing/shop.ts';
import { ranked } from './rank.ts';

const { server, lanes } = await openShop();
beforeAll(() => loadFacts(server.db));

async function resultsFor(keyword: string) {
  const { rows } = await server.client().gateway.send(search.selectEverything, { query: { keyword } });
  return rows.map(({ kind, key }) => `${kind} ${key}`);
}

describe('the first found', () => {
  it.each([
    ['CNSHA', 'port CNSHA'],
    ['鹿特丹', 'port NLRTM'],
    ['COSU', 'carrier COSU'],
    ['8418', 'hsCode 8418'],
    ['9893890', 'vessel 9893890'],
  ])('for %s is %s', async (keyword, first) => {
    expect((await resultsFor(keyword))[0]).toBe(first);
  });
});

it('returns a few of each kind', async () => {
  const kinds = Map.groupBy(await resultsFor('shanghai'), (row) => row.split(' ')[0]);
  expect(kinds.size).toBeGreaterThan(1);
  for (const rows of kinds.values()) expect(rows.length).toBeLessThanOrEqual(4);
});

it('finds nothing for an unknown word', async () => {
  expect(await resultsFor('zzqqxx')).toEqual([]);
});

it('hides from visitors what staff put behind login, and only that', async () => {
  const put = (access: 'open' | 'login') =>
    server.db.updateTable('pageAccess').set({ access }).where('path', '=', '/wikipedia').execute();
  await put('login');
  expect(await resultsFor('CNSHA')).toEqual([]);
  expect(await resultsFor('8418')).toContain('hsCode 8418');
  await put('open');
  expect(await resultsFor('CNSHA')).toContain('port CNSHA');
});

it("finds one’s own orders by a part of their number, and no other account's", async () => {
  const own = await buyer(server, 3);
  const { orderNo } = await ordered(own, lanes);
  const query = { keyword: orderNo.slice(-6) };
  const rowsOf = async ({ client }: Pick<Buyer, 'client'>) =>
    (await client.gateway.send(search.selectEverything, { query })).rows.filter(
      ({ kind }) => kind === 'order',
    );
  expect(await rowsOf(own)).toMatchObject([{ key: orderNo }]);
  expect(await rowsOf(await buyer(server, 3))).toEqual([]);
  expect(await rowsOf({ client: server.client() })).toEqual([]);
});

it("finds one’s own watched numbers by a part of them, and no other account's", async () => {
  const own = await buyer(server, 3);
  const body = { numbers: [{ number: 'CSNU6218474' }, { number: 'COSU6391457720' }] };
  await own.client.gateway.send(cargoTracking.add, { body });
  const rowsOf = async ({ client }: Pick<Buyer, 'client'>, keyword: string) =>
    (await client.gateway.send(search.selectEverything, { query: { keyword } })).rows.filter(
      ({ kind }) => kind === 'tracking',
    );
  for (const keyword of ['CSNU6218474', 'csnu 621847 4', '621847'])
    expect(await rowsOf(own, keyword)).toMatchObject([{ name: 'CSNU6218474' }]);
  expect(await rowsOf(own, 'COSU')).toEqual([]);
  expect(await rowsOf(own, '_____')).toEqual([]);
  const other = await buyer(server, 3);
  const strangers = [other, { client: server.client() }];
  for (const stranger of strangers)
    for (const keyword of ['CSNU6218474', '621847', 'COSU6391457720'])
      expect(await rowsOf(stranger, keyword)).toEqual([]);
  await other.client.gateway.send(cargoTracking.add, { body: { numbers: [{ number: 'CSNU6218474' }] } });
  const [seen, theirs] = [await rowsOf(own, 'CSNU6218474'), await rowsOf(other, 'CSNU6218474')];
  expect(theirs).toHaveLength(1);
  expect(theirs[0]?.key).not.toBe(seen[0]?.key);
});

it('puts the kind with an exact hit first and keeps the others in their order', () => {
  const row = (kind: 'port' | 'vessel' | 'hsCode', key: string, name = key) => ({
    kind,
    key,
    name,
    note: '',
  });
  const kinds = [[row('port', 'CNSHA')], [row('vessel', '9893890', 'Ever Ace')], [row('hsCode', '84')]];
  expect(ranked(kinds, 'ever ace').map(({ kind }) => kind)).toEqual(['vessel', 'port', 'hsCode']);
});
