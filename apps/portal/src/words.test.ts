import { languageCodes } from '@fairway/site/languages';
import { expect, test } from 'vitest';
import { en } from './language/en.ts';
import { zh } from './language/zh.ts';

type Texts = Readonly<Record<string, object>>;

/** Words of every folder, and what is written in its files, found where they lie. */
const parts = import.meta.glob<Texts>('./**/words.*.ts', { eager: true });
const speakers = import.meta.glob<string>('./{screens,features}/**/words.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '!./**/words.*.ts',
    '!./language/{zh,en}.ts',
    '../../../packages/site/src/**/*.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const folders = Object.keys(speakers).map((file) => file.slice(2, -'/words.ts'.length));
const wordsOf = (folder: string, language: string) => parts[`./${folder}/words.${language}.ts`]?.words ?? {};

/** How keys begin that are put together from a name and a value, such as `detail.cutOff.${code}`. */
function builtIn(code: string): readonly string[] {
  return Array.from(code.matchAll(/`((?:\w+\.)+\w*)\$\{/g), ([, start]) => start as string);
}

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

/** Without what is said of one thing, beside what is said of several. */
function withoutOnes(keys: readonly string[]): string[] {
  return keys.filter((key) => !(key.endsWith('_one') && keys.includes(key.slice(0, -'_one'.length))));
}

test('no word is kept that nobody says', () => {
  const code = Object.values(sources).join('\n');
  const all = [zh, ...folders.map((folder) => wordsOf(folder, 'zh'))].flatMap((words) => keysOf(words));
  const built = builtIn(code);
  expect(all.length).toBeGreaterThan(300);
  const whole = new Set(code.match(/[\w.-]+/g));
  const said = (key: string) => whole.has(key) || built.some((start) => key.startsWith(start));
  expect(all.filter((key) => !said(key))).toEqual([]);
});

test.each(folders)('%s speaks its own words, in every language', (folder) => {
  expect(speakers[`./${folder}/words.ts`]).toContain(`>('${folder}')`);
  const keys = keysOf(wordsOf(folder, 'zh'));
  expect(keys.length).toBeGreaterThan(0);
  for (const language of languageCodes) expect(withoutOnes(keysOf(wordsOf(folder, language)))).toEqual(keys);
});

test('common words are the same in every language', () => {
  expect(withoutOnes(keysOf(en))).toEqual(keysOf(zh));
});
