import { expect, it, test } from 'vitest';
import { intentionCheckDigit, intentionNoOf, isIntentionNo } from './intentionNo.ts';

test('the check digit is that of ISO 7064 MOD 11,10', () => {
  // The standard's own example: 0794 has 5.
  expect(intentionCheckDigit('0794')).toBe(5);
});

const good = intentionNoOf('261122', '482917');

it('accepts a generated number', () => {
  expect(good).toMatch(/^INS261122482917\d$/);
  expect(isIntentionNo(good)).toBe(true);
});

it('sees every single wrong digit', () => {
  for (let at = 3; at < good.length; at += 1) {
    const other = (Number(good[at]) + 1) % 10;
    expect(isIntentionNo(good.slice(0, at) + other + good.slice(at + 1))).toBe(false);
  }
});

it.each(['', 'INS', good.slice(3), `${good}1`, good.toLowerCase(), `${good}'--`])('refuses %j', (value) => {
  expect(isIntentionNo(value)).toBe(false);
});
