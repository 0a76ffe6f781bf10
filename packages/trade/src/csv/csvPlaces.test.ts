import { expect, test } from 'vitest';
import { csvPlaces } from './csvPlaces.ts';

const headings = { price_20gp: ['price_20gp', '20GP 运价'], price: ['price', '价格'], day: ['day', '日期'] };

test.each([
  [['day', 'price', 'price_20gp'], { day: 0, price: 1, price_20gp: 2 }],
  [['价格（美元/吨）', '日 期', 'Price 20GP'], { price: 0, day: 1, price_20gp: 2 }],
  [['20GP运价', 'ＤＡＹ', 'PRICE (USD)'], { price_20gp: 0, day: 1, price: 2 }],
  [['day', 'day'], { day: 0 }],
  [['', 'x'.repeat(100)], {}],
])('%j', (head, places) => {
  expect(Object.fromEntries(csvPlaces(head, headings))).toEqual(places);
});
