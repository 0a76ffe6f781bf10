import { minorUnits } from '@fairway/trade';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from './format.ts';

test.each([
  ['2026-11-23', '2026-11-29', '11/23–11/29', '23–29 Nov'],
  ['2026-11-30', '2026-12-06', '11/30–12/06', '30 Nov–6 Dec'],
  ['2026-12-28', '2027-01-03', '12/28–01/03', '28 Dec–3 Jan'],
  ['2026-12-07', '2026-12-07', '12/07', '7 Dec'],
])('the days from %s to %s are %s or %s', (from, to, zh, en) => {
  expect(formats('zh').days(from, to)).toBe(zh);
  expect(
    formats('en')
      .days(from, to)
      .replaceAll(/[\u2009\u00a0\u202f]/g, ' '),
  ).toBe(en);
});

test.each([
  ['Asia/Shanghai', 'zh', '11/28 09:00 GMT+8'],
  ['Europe/Berlin', 'zh', '11/28 02:00 GMT+1'],
  ['Europe/Berlin', 'en', '28 Nov 02:00 GMT+1'],
  ['America/Los_Angeles', 'en', '27 Nov 17:00 GMT-8'],
  ['Asia/Kolkata', 'en', '28 Nov 06:30 GMT+5:30'],
  ['UTC', 'en', '28 Nov 01:00 GMT+0'],
] as const)('nine in the morning in China, read in %s in %s, is %s', (zone, language, text) => {
  expect(formats(language, zone).instant('2026-11-28T01:00:00Z').replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['Asia/Shanghai', '2026-11-28 23:30', '2026-11-28', '23:30'],
  ['Europe/Berlin', '2026-11-28 16:30 GMT+1', '2026-11-28', '16:30'],
  ['Pacific/Auckland', '2026-11-29 04:30 GMT+13', '2026-11-29', '04:30'],
])('a record of one instant, read in %s, is of %s', (zone, whole, day, time) => {
  for (const language of ['zh', 'en'] as const) {
    const { stamp, stampDay, clock } = formats(language, zone);
    const texts = [stamp, stampDay, clock].map((write) => write('2026-11-28T15:30:00Z'));
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([whole, day, time]);
  }
});

test('a time at a port is on its own clock, wherever it is read', () => {
  const time = { at: '2026-11-28T01:00:00Z', zone: 'Asia/Shanghai' };
  expect(formats('en', 'Europe/Berlin').portTime(time)).toBe(formats('en', 'Asia/Shanghai').portTime(time));
  for (const language of ['zh', 'en'] as const)
    expect(formats(language, 'Europe/Berlin').portStamp(time)).toBe('2026-11-28 09:00');
});

test.each(['zh', 'en'] as const)('an amount of money in %s is read as itself', (language) => {
  const format = formats(language);
  const amounts = fc.oneof(fc.nat(99_999), fc.nat(999_999_999_999));
  fc.assert(
    fc.property(amounts, fc.constantFrom('CNY', 'USD', 'EUR'), (amount, currency) => {
      expect(minorUnits(format.money({ amount, currency }), currency)).toBe(amount);
      expect(minorUnits(format.sum({ amount, currency }), currency)).toBe(amount);
    }),
  );
});
