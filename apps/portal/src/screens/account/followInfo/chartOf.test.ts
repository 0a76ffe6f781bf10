import type { LaneWeek } from '@fairway/gateway/contract/attention';
import type { Currency } from '@fairway/gateway/contract/shapes';
import { expect, it } from 'vitest';
import { chartOf, totalsChartOf } from './chartOf.ts';

const week = (amount: number | null, currency: Currency = 'USD'): LaneWeek => ({
  week: '2026-W48',
  from: '2026-11-23',
  sailings: 1,
  prices: {
    '20GP': null,
    '40GP': null,
    '40HQ': amount === null ? null : { amount, currency },
  },
  total: amount === null ? null : { amount: amount * 3, currency },
});

it('weeks become lines in whole units, with a gap where nothing was quoted', () => {
  expect(chartOf([week(190_000), week(null), { ...week(null), prices: null }, week(185_050)])).toEqual({
    currency: 'USD',
    values: {
      '20GP': [null, null, null, null],
      '40GP': [null, null, null, null],
      '40HQ': [1900, null, null, 1850.5],
    },
  });
});

it('another currency than the last one is a gap, never a point of the same line', () => {
  expect(chartOf([week(100, 'EUR'), week(20_000)])).toMatchObject({
    currency: 'USD',
    values: { '40HQ': [null, 200] },
  });
});

it('weeks without any quote are no chart', () => {
  expect(chartOf([week(null)])).toBeNull();
});

it('totals are one line in whole units, with a gap where one is missing', () => {
  expect(totalsChartOf([week(10_000), week(null), week(5050)])).toEqual({
    ...{ currency: 'USD', values: [300, null, 151.5] },
  });
  expect(totalsChartOf([week(null)])).toBeNull();
});
