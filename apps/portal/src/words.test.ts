import { languageCodes } from '@fairway/site/languages';
import { expect, test } from 'vitest';
import { en } from './language/en.ts';
import { zh } from './language/zh.ts';

type Texts = Readonly<Record<string, object>>;

/** Texts of every folder, and the sources that use them. */
const parts = import.meta.glob<Texts>('./**/words.*.ts', { eager: true });
const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '!./**/words.*.ts',
    '!./language/{zh,en}.ts',
    '../../../packages/site/src/**/*.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const folders = Object.keys(parts).flatMap((file) =>
  file.endsWith('/words.zh.ts') && parts[file]?.words ? [file.slice(2, -'/words.zh.ts'.length)] : [],
);
const wordsOf = (folder: string, language: string) => parts[`./${folder}/words.${language}.ts`]?.words ?? {};

/** Returns the prefixes of keys that are built from a name and a value, such as `detail.cutOff.${code}`. */
function builtIn(code: string): readonly string[] {
  return Array.from(code.matchAll(/`((?:\w+\.)+\w*)\$\{/g), ([, start]) => start as string);
}

function entriesOf(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : entriesOf(value, `${path}${key}.`),
  );
}

function keysOf(words: object): string[] {
  return entriesOf(words).map(([key]) => key);
}

/** Returns the keys without singular forms that also have a plural. */
function withoutOnes(keys: readonly string[]): string[] {
  return keys.filter((key) => !(key.endsWith('_one') && keys.includes(key.slice(0, -'_one'.length))));
}

test('every text is used', () => {
  const code = Object.values(sources).join('\n');
  const all = [zh, ...folders.map((folder) => wordsOf(folder, 'zh'))].flatMap((words) => keysOf(words));
  const built = builtIn(code);
  expect(all.length).toBeGreaterThan(300);
  const whole = new Set(code.match(/[\w.-]+/g));
  const isUsed = (key: string) => whole.has(key) || built.some((start) => key.startsWith(start));
  expect(all.filter((key) => !isUsed(key))).toEqual([]);
});

test.each(folders)('%s has the same words in every language', (folder) => {
  const keys = keysOf(wordsOf(folder, 'zh'));
  expect(keys.length).toBeGreaterThan(0);
  for (const language of languageCodes) expect(withoutOnes(keysOf(wordsOf(folder, language)))).toEqual(keys);
});

test('words of two folders with one key have one text, because they are loaded into one namespace', () => {
  const texts = new Map<string, string>();
  const different = [zh, ...folders.map((folder) => wordsOf(folder, 'zh'))].flatMap((words) =>
    entriesOf(words).filter(([key, text]) => {
      const known = texts.get(key) ?? text;
      texts.set(key, known);
      return known !== text;
    }),
  );
  expect(different).toEqual([]);
});

test('common words are the same in every language', () => {
  expect(withoutOnes(keysOf(en))).toEqual(keysOf(zh));
});
