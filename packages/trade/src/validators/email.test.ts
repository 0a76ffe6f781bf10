import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { email, emailDoubt, emailWith } from './email.ts';

test.each([
  'li@example.com',
  'li_wei-1.ops@mail.example-line.com.cn',
  'A@B.io',
  '1@2.info',
  `${'a'.repeat(64)}@example.com`,
])('%s is an email', (value) => {
  expect(email(value)).toBeNull();
});

test.each([
  '',
  'example.com',
  '@example.com',
  'li@',
  'li@example',
  'li@example.c',
  'li@example.world',
  'li@example.c0m',
  'li@.com',
  'li@example..com',
  'li@-example.com',
  'li@example-.com',
  'li@exa_mple.com',
  'li@@example.com',
  'li@wei@example.com',
  'li wei@example.com',
  'li+ops@example.com',
  '李@example.com',
  'li@例子.com',
  'li@example.com\n',
  ' li@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
])('%j is no email', (value) => {
  expect(email(value)).toBe('email');
});

test('every address of the shape in the specification is taken', () => {
  const shape = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}@[a-z0-9]{1,20}(\.[a-z0-9]{1,20}){0,3}\.[a-z]{2,4}$/);
  fc.assert(fc.property(shape, (value) => email(value) === null));
});

test.each([
  ['a.b@example.com', null],
  ['a..b@example.com', 'emailDots'],
  ['.ab@example.com', 'emailDots'],
  ['ab.@example.com', 'emailDots'],
  ['a..b@example', null],
])('%s leaves the doubt %s', (value, doubt) => {
  expect(emailDoubt(value)).toBe(doubt);
});

test.each([
  ['li+ops@example.com', {}, 'email'],
  ['li+ops@example.com', { plus: true }, null],
  ['li@example.museum', { plus: true }, 'email'],
  ['li@example.museum', { suffix: 63 }, null],
  ['li+ops@example.technology', { plus: true, suffix: 63 }, null],
  ['li@example.c', { suffix: 63 }, 'email'],
  ['li@example.c0m', { suffix: 63 }, 'email'],
  ['li ops@example.com', { plus: true, suffix: 63 }, 'email'],
])('another site may take more: %s with %j: %s', (value, options, broken) => {
  expect(emailWith(options)(value)).toBe(broken);
});
