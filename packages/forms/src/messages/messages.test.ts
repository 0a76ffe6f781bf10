import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { importEn } from './import/en.ts';
import { importZh } from './import/zh.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import { zhTW } from './zh-TW.ts';

/** Every text with the path that leads to it. */
function texts(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, entry]): [string, string][] => {
    const at = `${path}.${key}`;
    if (typeof entry === 'function') return []; // their words are parts of other texts or numbers
    return typeof entry === 'object' ? texts(entry, at) : [[at, entry]];
  });
}

test.each([
  ['forms', en, zh],
  ['imports', importEn, importZh],
])('both languages have the same texts of %s, each in its own script', (_, english, chinese) => {
  expect(texts(english).map(([path]) => path)).toEqual(texts(chinese).map(([path]) => path));
  for (const [path, text] of texts(english)) expect(text, path).not.toMatch(/\p{Script=Han}/u);
  for (const [path, text] of texts(chinese)) expect(text, path).toMatch(/\p{Script=Han}/u);
});

test.each(Object.entries({ en, zh, zhTW, de, es, ja, ko, vi }))(
  'the error of an empty field names the field in %s',
  (_, { common }) => {
    for (const sentence of Object.values(common.missing)) expect(sentence('SKU')).toContain('SKU');
  },
);

test.each([
  [zh.common.missing.entry('公司名称'), '请填写公司名称。'],
  [zh.common.missing.choice('SKU'), '请选择 SKU。'],
  [en.common.missing.entry('Company name'), 'Enter the company name.'],
  [en.common.missing.entry('Chinese name'), 'Enter the Chinese name.'],
  [en.common.missing.choice('Your route'), 'Choose your route.'],
  [en.common.missing.file('HS code list'), 'Upload the HS code list.'],
])('a label fits into its sentence: %s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});

test('characters are counted as each language writes numbers', () => {
  for (const { common } of [en, zh]) {
    expect(common.count(1_031, 40_000)).toBe('1,031/40,000');
    expect(common.over(1_200)).toContain('1,200');
  }
});
