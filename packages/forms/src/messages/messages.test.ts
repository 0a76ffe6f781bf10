import { expect, test } from 'vitest';
import { en } from './en.ts';
import { importEn } from './import/en.ts';
import { importZh } from './import/zh.ts';
import { zh } from './zh.ts';

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

test('characters are counted as each language writes numbers', () => {
  for (const { common } of [en, zh]) {
    expect(common.count(1_031, 40_000)).toBe('1,031/40,000');
    expect(common.over(1_200)).toContain('1,200');
  }
});
