import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { expect, it } from 'vitest';
import { lanesByOrigin } from './lanesByOrigin.ts';

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
