import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { expect, it } from 'vitest';
import { countRoutes, lanesByOrigin, mainRoutes } from './lanesByOrigin.ts';

const end = (code: string) => ({ code, nameZh: code, nameEn: code });
const route = (group: string, origin: string, destination: string): SeaRoute => ({
  id: `${origin}${destination}`,
  origin: end(origin),
  destination: end(destination),
  groupCode: group,
  groupZh: group,
  groupEn: group,
});

it('gathers routes by trade and origin', () => {
  const trades = lanesByOrigin([
    route('USW', 'CNSHA', 'USLAX'),
    route('EUR', 'CNSHA', 'NLRTM'),
    route('USW', 'CNNGB', 'USLAX'),
    route('USW', 'CNSHA', 'USOAK'),
  ]);
  expect(
    trades.map(({ code, origins }) => [
      code,
      origins.map(({ origin, destinations }) => [origin.code, destinations.length]),
    ]),
  ).toEqual([
    [
      'USW',
      [
        ['CNSHA', 2],
        ['CNNGB', 1],
      ],
    ],
    ['EUR', [['CNSHA', 1]]],
  ]);
});

it('counts all routes', () => {
  const routes = [
    route('USW', 'CNSHA', 'USLAX'),
    route('USW', 'CNNGB', 'USLAX'),
    route('EUR', 'CNSHA', 'NLRTM'),
  ];
  expect(countRoutes(lanesByOrigin(routes))).toBe(3);
});

it('shows three origins with four destinations of each trade before the rest', () => {
  const routes = ['A', 'B', 'C', 'D'].flatMap((origin) =>
    ['V', 'W', 'X', 'Y', 'Z'].map((destination) => route('trade', origin, destination)),
  );
  const [trade] = mainRoutes(lanesByOrigin(routes));
  expect(trade?.origins.map(({ destinations }) => destinations.length)).toEqual([4, 4, 4]);
});
