import { expect, test } from 'vitest';
import { contactPhone, isMobilePhone } from './contactPhone.ts';
import { normaliseContactPhone } from './normalise.ts';

test.each([
  ['13800138000', null],
  ['138-0013 8000', null],
  ['+86 138 0013 8000', null],
  ['021-1234 5678', null],
  ['(010) 8888 9999', null],
  ['0755-26001234', null],
  ['0898 6811 223', null],
  ['+86 21 1234 5678', null],
  ['+86 021 1234 5678', null],
  ['400-820-8820', null],
  ['+49 40 123456', null],
  ['+1 (415) 555-0123', null],
  ['+852 2345 6789', null],
  ['+1234567', null],
  ['+123456789012345', null],
  ['+123456', 'contactPhone'],
  ['+1234567890123456', 'contactPhone'],
  ['+0 40 123456', 'contactPhone'],
  ['1380', 'contactPhone'],
  ['+86 1380', 'contactPhone'],
  ['+86 13800138', 'contactPhone'],
  ['021-1234', 'contactPhone'],
  ['1234 5678', 'contactPhone'],
  ['49 40 123456', 'contactPhone'],
  ['++49 40 123456', 'contactPhone'],
  ['+49 40 123456 ext. 3', null],
  ['0755-12345678-801', null],
  ['0755-12345678转801', null],
  ['0755-12345678 转 801', null],
  ['021-1234 5678 分机：12', null],
  ['021-12345678 ext801', null],
  ['010-88889999 x 12', null],
  ['400-820-8820-2', null],
  ['021-1234-801', 'contactPhone'],
  ['0755-12345678转', 'contactPhone'],
  ['0755-12345678转8011234', 'contactPhone'],
  ['转801', 'contactPhone'],
  ['0755-12345678-801-2', 'contactPhone'],
  ['电话 021-1234 5678', 'contactPhone'],
  ['', 'contactPhone'],
  ['+', 'contactPhone'],
])('%j to call back: %s', (value, broken) => {
  expect(contactPhone(value)).toBe(broken);
});

test.each([
  ['+86 138-0013 8000', '13800138000', true],
  ['００４９ 40　123456', '+49 40 123456', false],
  [' 021—1234  5678 ', '021-1234 5678', false],
])('%j is kept as %j', (typed, normalised, reached) => {
  expect(normaliseContactPhone(typed)).toBe(normalised);
  expect(normaliseContactPhone(normalised)).toBe(normalised);
  expect(isMobilePhone(normalised)).toBe(reached);
});
