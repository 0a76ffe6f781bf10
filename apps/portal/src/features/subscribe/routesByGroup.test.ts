import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { describe, expect, it } from 'vitest';
import { firstTrade, routesByGroup } from './routesByGroup.ts';

const shanghai = { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' };
const routes: SeaRoute[] = [
  {
    id: '1',
    origin: shanghai,
    destination: { code: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles' },
    groupCode: 'USW',
    groupZh: '美西',
    groupEn: 'US West Coast',
  },
  {
    id: '2',
    origin: shanghai,
    destination: { code: 'USLGB', nameZh: '长滩', nameEn: 'Long Beach' },
    groupCode: 'USW',
    groupZh: '美西',
    groupEn: 'US West Coast',
  },
  {
    id: '3',
    origin: shanghai,
    destination: { code: 'SGSIN', nameZh: '新加坡', nameEn: 'Singapore' },
    groupCode: 'SEA',
    groupZh: '东南亚',
    groupEn: 'Southeast Asia',
  },
];

const contains = (text: string, typed: string) => text.toLowerCase().includes(typed.toLowerCase());

describe('routesByGroup', () => {
  it('groups by trade in the order given', () => {
    expect(
      routesByGroup(routes, '', 'en', contains).map(({ name, routes: inGroup }) => [
        name,
        inGroup.map(({ text }) => text),
      ]),
    ).toEqual([
      ['US West Coast', ['Shanghai → Los Angeles', 'Shanghai → Long Beach']],
      ['Southeast Asia', ['Shanghai → Singapore']],
    ]);
  });

  it.each([
    ['长滩', ['2']],
    ['uslax', ['1']],
    [' singapore ', ['3']],
    ['美西', ['1', '2']],
    ['nowhere', []],
  ])('finds %s by either language or code', (typed, ids) => {
    expect(
      routesByGroup(routes, typed, 'zh', contains).flatMap(({ routes: inGroup }) =>
        inGroup.map(({ id }) => id),
      ),
    ).toEqual(ids);
  });
});

it('takes the ids that the search of ports found instead of names', () => {
  const groups = routesByGroup(routes, 'luoshanji', 'zh', contains, new Set(['1']));
  expect(groups.flatMap(({ routes: inGroup }) => inGroup.map(({ id }) => id))).toEqual(['1']);
});

describe('firstTrade', () => {
  it('puts the trade of the wanted route first and keeps the order otherwise', () => {
    expect(firstTrade(routes, '3').map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(firstTrade(routes, 'unknown').map(({ id }) => id)).toEqual(['1', '2', '3']);
  });
});
