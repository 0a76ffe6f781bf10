import { expect, test } from 'vitest';
import { payWay, payWays } from './payWays.ts';

test('the first five ways to pay have the numbers of the specification', () => {
  expect(payWay).toMatchObject({
    alipay: 1,
    wechatPay: 2,
    corporateTransfer: 3,
    offline: 4,
    appleInApp: 5,
  });
});

test('no two ways to pay share a number, a name, or an app that opens', () => {
  const ways = Object.values(payWays);
  const schemes = ways.flatMap(({ scheme }) => scheme ?? []);
  for (const all of [
    Object.values(payWay),
    ways.map(({ nameZh }) => nameZh),
    ways.map(({ nameEn }) => nameEn),
    schemes,
  ])
    expect(new Set<unknown>(all).size).toBe(all.length);
});
