import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the README counts and names every field', () => {
  const exports = read('index.ts').matchAll(/\bexport \{([^}]*)\}/g);
  const names = [...exports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const fields = names.filter((name) => /^[A-Z]\w*Field$/.test(name));
  const readme = read('../README.md');
  expect(fields.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(readme).toContain(`${fields.length} fields`);
});
