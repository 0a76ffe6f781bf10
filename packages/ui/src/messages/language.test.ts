import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error Scripts for sites, without types: they are installed as they are.
import { language, missingTexts, starter } from '../../bin/language.mjs';
// @ts-expect-error As above.
import { textsOf } from '../../bin/textsOf.mjs';
import { en } from './en.ts';

const begin = (code: string): string => starter(code);
const check: (source: string) => { missing: string[]; inEnglish: string[] } = missingTexts;

/** The paths of all texts of a dictionary. */
function pathsOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'object' ? pathsOf(entry, `${path}${key}.`) : [path + key],
  );
}

test('a new file has every text of the kit, in the locale of its language', () => {
  const source = begin('pt-BR');
  expect([...textsOf(source).keys()].toSorted()).toEqual(pathsOf(en).toSorted());
  expect(source).toContain("lang: 'pt-BR'");
  expect(source).toContain('export const ptBR: Messages = { ...core, ...more };');
  expect(source).not.toMatch(/en-GB|from '\.|(?<!still )in English/);
  expect(check(source).missing).toEqual([]);
});

test.each([
  ['a text that is gone', "    close: 'Close',\n", '', ['common.close']],
  [
    'a function that is gone',
    '    more: (count: number) => `Show',
    '    other: (count: number) => `Show',
    ['breadcrumb.more'],
  ],
  ['a constant that is gone', /const quantityStepper[\s\S]*?\n};\n/, '', 5],
])('names %s', (_case, before, after, paths) => {
  const { missing } = check(begin('pt').replace(before, after));
  expect(typeof paths === 'number' ? missing.length : missing).toEqual(paths);
});

test('names texts that are still in English, and no longer those that are translated', () => {
  const source = begin('pt');
  expect(check(source).inEnglish).toContain('common.close');
  expect(check(source.replace("close: 'Close'", "close: 'Fechar'")).inEnglish).not.toContain('common.close');
});

test('an existing file is read and never overwritten', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-language-'));
  const file = join(folder, 'pt.ts');
  expect(language('pt', file)).toContain('Translate it');
  const before = readFileSync(file, 'utf8');
  expect(language('pt', file)).toMatch(/^Still in English: \d{3}/);
  expect(readFileSync(file, 'utf8')).toBe(before);
  rmSync(folder, { recursive: true });
});

test('refuses a value that is not a language', () => {
  expect(() => language('../pt', 'x.ts')).toThrow('Give its code');
});
