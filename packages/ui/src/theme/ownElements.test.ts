import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styled = 'p|ul|ol|dl|dd|h[1-6]|figure|fieldset|button|img|a|textarea|select';
const element = new RegExp(`<(${styled})\\b((?:[^<>{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*)>`, 'g');

test('every element with browser styles has a class: the packed style sheet resets only those', () => {
  const packages = join(import.meta.dirname, '../../..');
  const without = globSync('{ui,forms}/src/**/*.tsx', { cwd: packages })
    .filter((path) => !/stories|[sS]pecimen|\.test\./.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(packages, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      // Attributes that are spread bring the class along.
      return [...text.matchAll(element)]
        .filter(([, , attributes = '']) => !/className|\.\.\./.test(attributes))
        .map(([found]) => `${path}: ${found}`);
    });
  expect(without).toEqual([]);
});
