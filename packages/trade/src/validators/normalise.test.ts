import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobile } from './mobile.ts';
import {
  normaliseAccount,
  normaliseCode,
  normaliseCompanyName,
  normaliseEmail,
  normalisePhone,
  normaliseRegisterCode,
  normaliseSerial,
  normaliseText,
  normaliseUsername,
  toHalfWidth,
} from './normalise.ts';

test('full-width letters, digits and signs become half-width', () => {
  expect(toHalfWidth('ＡＢｃ１２３＠　！')).toBe('ABc123@ !');
  expect(toHalfWidth('中文，')).toBe('中文,');
});

test.each([
  '13800138000',
  '１３８００１３８０００',
  '138 0013 8000',
  '138-0013-8000',
  '+86 138 0013 8000',
  '＋８６ 13800138000',
  '+86-13800138000',
  '(+86)13800138000',
  '008613800138000',
  '8613800138000',
  '\u202D+86 138–0013–8000\u202C',
])('%j is the mobile 13800138000', (pasted) => {
  expect(normalisePhone(pasted)).toBe('13800138000');
});

test('a number that merely starts with 86 keeps it', () => {
  expect(normalisePhone('86123456')).toBe('86123456');
});

test('the prefix of another country stays, so that the rule can report it', () => {
  expect(normalisePhone('+1 415 555 0123')).toBe('+14155550123');
  expect(normalisePhone('+1 415 555 0123', '1')).toBe('4155550123');
});

test.each([
  ['123456', '123456'],
  ['验证码 123456', '123456'],
  ['【航道】您的验证码是１２３４５６，5分钟内有效。', '123456'],
  ['Code 123-456 for order 20261121', '123456'],
  ['123 456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['20261121 654321', '654321'],
  ['12a', '12'],
  ['无', ''],
])('the code in %j is %j', (pasted, code) => {
  expect(normaliseCode(pasted)).toBe(code);
});

test.each([
  ['  Li.Wei@Example.COM ', 'Li.Wei@example.com'],
  ['ｌｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'li@example.com'],
  ['li@example。com', 'li@example.com'],
  ['Nobody', 'Nobody'],
])('the email in %j is %j', (typed, address) => {
  expect(normaliseEmail(typed)).toBe(address);
});

test.each([
  ['+86 138 0013 8000', '13800138000'],
  [' Li@Example.com ', 'Li@example.com'],
  [' LiWei ', 'LiWei'],
  ['li-wei', 'li-wei'],
])('the account in %j is %j', (typed, name) => {
  expect(normaliseAccount(typed)).toBe(name);
});

test.each([
  ['csqu 305438-3', 'CSQU3054383'],
  ['ＣＳＱＵ３０５４３８３', 'CSQU3054383'],
  ['CSQU\u00A0305438—3', 'CSQU3054383'],
  ['11010519491231002x', '11010519491231002X'],
  ['91310115 MA1K 0001 5K\n', '91310115MA1K00015K'],
])('the number in %j is %j', (pasted, number) => {
  expect(normaliseSerial(pasted)).toBe(number);
});

test('a registration code keeps its hyphens, however they were drawn', () => {
  expect(normaliseRegisterCode(' moc－nv – 02345 ')).toBe('MOC-NV-02345');
});

test('a username keeps its case', () => {
  expect(normaliseUsername(' ＬｉWei 01')).toBe('LiWei01');
});

test('the name of a company keeps its brackets', () => {
  expect(normaliseCompanyName(' 恒力（上海）　ＡＢＣ１２３\n有限公司 ')).toBe('恒力（上海） ABC123 有限公司');
});

test('normalising twice changes nothing more', () => {
  const units = fc.array(fc.nat(0xffff), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes));
  const text = fc.oneof(units, fc.stringMatching(/^[+086１ \-()1@.。Ａ]{0,24}$/));
  const all = [
    toHalfWidth,
    normalisePhone,
    normaliseCode,
    normaliseEmail,
    normaliseAccount,
    normaliseText,
    normaliseCompanyName,
    normaliseSerial,
    normaliseRegisterCode,
    normaliseUsername,
  ];
  for (const normalise of all) {
    fc.assert(
      fc.property(text, (value) => {
        const once = normalise(value);
        return normalise(once) === once;
      }),
    );
  }
});

test('however a mobile is grouped, prefixed and widened, its digits come back', () => {
  const digits = fc.stringMatching(/^1\d{10}$/);
  const prefix = fc.constantFrom('', '+86', '0086', '86', '+86 ', '＋８６-');
  const gap = fc.constantFrom('', ' ', '-', '\u3000');
  fc.assert(
    fc.property(digits, prefix, gap, (value, before, between) => {
      const formatted = before + [value.slice(0, 3), value.slice(3, 7), value.slice(7)].join(between);
      return normalisePhone(formatted) === value && mobile(normalisePhone(formatted)) === null;
    }),
  );
});
