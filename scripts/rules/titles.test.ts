import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languageCodes } from '@fairway/site/languages';
import { describe, expect, it, test } from 'vitest';
import { titleIn } from '../vite/titles.ts';

const root = join(import.meta.dirname, '../..');

describe.each(['portal', 'desk'])('titles of the %s', (site) => {
  // Every site has the pages of problems: their titles are the runtime's.
  const folders = globSync(`apps/${site}/src/screens/!(problem)/*/route.tsx`, { cwd: root })
    .map(dirname)
    .toSorted();

  it('every screen has one in the words of every language', () => {
    expect(folders.length).toBeGreaterThan(20);
    const files = folders.flatMap((folder) => languageCodes.map((code) => join(folder, `words.${code}.ts`)));
    expect(files.filter((file) => !titleIn(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('each has a key that no other has, the last part of the folder', () => {
    const keys = folders.map((folder) => basename(folder));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

test.each([
  ["export const title = '港口';", '港口'],
  ['export const title = "Today\'s ports";', "Today's ports"],
  ["export const title =\n  'A long one';", 'A long one'],
  ["export const title = 'It\\'s';", "It's"],
  ["export const words = { title: '港口' };", null],
])('the title in %s', (source, title) => {
  expect(titleIn(`import type { A } from './a.ts';\n\n${source}\n\nexport const words = {};\n`)).toBe(title);
});
