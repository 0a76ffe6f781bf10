import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/shop.ts';

const { server } = await openShop();
const { rows } = await server.client().gateway.send(seaRoute.selectAll, {});
const nameOf = (id: string) => {
  const route = rows.find((row) => row.id === id);
  return route && `${route.origin.code} ${route.destination.code}`;
};
const find = async (keyword: string) => {
  const { ids } = await server.client().gateway.send(seaRoute.selectMatches, { query: { keyword } });
  return ids.map(nameOf).toSorted();
};

it.each([
  ['上海 洛杉矶', ['CNSHA USLAX']],
  ['洛杉矶 上海', ['CNSHA USLAX']],
  ['shanghai rotterdam', ['CNSHA NLRTM']],
  ['Shanghai to Rotterdam', ['CNSHA NLRTM']],
  ['CNSHA-USLAX', ['CNSHA USLAX']],
  ['上海到鹿特丹', ['CNSHA NLRTM']],
  ['上海鹿特丹', ['CNSHA NLRTM']],
  ['luoshanji', ['CNSHA USLAX']],
  ['lsj', ['CNSHA USLAX']],
  ['shanghai lutedan', ['CNSHA NLRTM']],
  ['uslax', ['CNSHA USLAX']],
  ['ＣＮＳＨＡ　ＮＬＲＴＭ', ['CNSHA NLRTM']],
  ['ningbo rotterdam', []],
  ['nowhere at all', []],
])('the filter of routes finds %s', async (keyword, lanes) => {
  expect(await find(keyword)).toEqual(lanes);
});
