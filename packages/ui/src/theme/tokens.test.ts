import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { density, vars } from './contract.css.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/foundations/tokens.mdx'), 'utf8');

test('every token that a brand fills is named on the page about them', () => {
  const names = Object.entries({ ...vars, density }).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((name) => `${group}.${name}`),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
