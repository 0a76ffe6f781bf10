import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Any sibling, reached from an element without a class. */
const anySibling = /(?<![\w}.-])(?:[a-z]+|\[[^\]]*\]|:[a-z-]+(?:\([^)]*\))?)+\s*[~+]\s*\*/u;

const offends = (source: string) => source.split('\n').filter((line) => anySibling.test(line));

test.each(["'input:disabled ~ * &': {", "':has(:disabled) + * > &': {", "'[hidden] ~ *': {"])(
  '%s has the whole page styled again when anything is put before the rest of it',
  (source) => {
    expect(offends(source)).toHaveLength(1);
  },
);

test.each([
  `.\${outline} ~ *`,
  `\${input}:focus-visible ~ * .ways`,
  '.words:has(.bad) ~ * > .order',
  "':disabled ~ .end > svg'",
])('%s does not', (source) => {
  expect(offends(source)).toEqual([]);
});

/** The whole page looked through for a part of it. */
const wholePage = /(?:\bbody|\bhtml|:root)(?:\[[^\]]*\])?:has\(/u;
const looks = (source: string) => source.split('\n').filter((line) => wholePage.test(line));

test.each(["within('body:has(.article) footer', {", "within(':root:has(.bar:not([hidden]))', {"])(
  '%s makes the browser check every change of the page: use an attribute of the root instead (useRootMark)',
  (source) => {
    expect(looks(source)).toHaveLength(1);
  },
);

test.each([
  "'&:has(:checked)': {",
  "within('[data-article] footer', {",
  "':has(:disabled) + .chosen > &': {",
])('%s does not', (source) => {
  expect(looks(source)).toEqual([]);
});

test('no style does', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(sources.flatMap((source) => [...offends(source), ...looks(source)])).toEqual([]);
});
