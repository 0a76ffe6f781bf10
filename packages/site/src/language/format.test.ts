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
