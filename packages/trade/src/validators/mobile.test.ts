import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from './data/testvectors.json' with { type: 'json' };
import { mobile, mobileDoubt } from './mobile.ts';

test.each([
  ['13800138000', null],
  ['10000000000', null],
  ['23800138000', 'mobile'],
  ['1380013800', 'mobile'],
  ['138001380000', 'mobile'],
  ['1380013800a', 'mobile'],
  ['１３８００１３８０００', 'mobile'],
  ['13800138000\n', 'mobile'],
  [' 13800138000', 'mobile'],
  ['', 'mobile'],
  ['+8613800138000', 'mobile'],
  ['+14155550123', 'overseasPhoneUnsupported'],
  ['0085291234567', 'overseasPhoneUnsupported'],
])('%j under +86: %s', (value, broken) => {
  expect(mobile(value)).toBe(broken);
});

test.each(vectors.mobileCN.valid)('%s of the vectors is a mobile', (value) => {
  expect(mobile(value)).toBeNull();
});

/** Leaves out values that only the stricter pattern refuses: mobiles by specification, point 5. */
const bySpecification = (value: string) => !value.endsWith('(real pattern only)');

test.each(vectors.mobileCN.invalid.filter(bySpecification))('%s of the vectors is none', (value) => {
  expect(mobile(value)).toBe('mobile');
});

test('any other dial code gets the message that login by phone is unsupported', () => {
  expect(mobile('13800138000', '1')).toBe('overseasPhoneUnsupported');
  expect(mobile('', '852')).toBe('overseasPhoneUnsupported');
});

test('a 1 and any ten digits is a mobile', () => {
  fc.assert(fc.property(fc.stringMatching(/^1\d{10}$/), (value) => mobile(value) === null));
});

test.each([
  ['13800138000', '86', null],
  ['10800138000', '86', 'mobilePrefix'],
  ['11800138000', '86', 'mobilePrefix'],
  ['12800138000', '86', 'mobilePrefix'],
  ['1080013800', '86', null],
  ['10800138000', '1', null],
])('%s under +%s leaves the doubt %s', (value, dialCode, doubt) => {
  expect(mobileDoubt(value, dialCode)).toBe(doubt);
});
