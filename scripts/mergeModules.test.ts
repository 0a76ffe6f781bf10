import { expect, test } from 'vitest';
// @ts-expect-error A script of the build in plain JavaScript, which has no types.
import { ownersOf } from './mergeModules.mjs';

const client = "'use client';\n";
const imports = (...files: readonly string[]) =>
  files.map((file) => `import { a } from "./${file}.js";\n`).join('');
const ownerIn = (sources: Record<string, string>, file: string): string =>
  ownersOf(new Map(Object.entries(sources)), ['index.js']).get(file);

test('a module becomes part of the one file that needs it, also by way of others', () => {
  const sources = { 'index.js': imports('a'), 'a.js': imports('b', 'c'), 'b.js': imports('c'), 'c.js': '' };
  expect(ownerIn(sources, 'b.js')).toBe('a.js');
  expect(ownerIn(sources, 'c.js')).toBe('a.js');
  expect(ownerIn(sources, 'a.js')).toBe('a.js');
});

test('a module that two files need stays a file', () => {
  const sources = { 'index.js': imports('a', 'b'), 'a.js': imports('c'), 'b.js': imports('c'), 'c.js': '' };
  expect(ownerIn(sources, 'c.js')).toBe('c.js');
});

test('a module of the browser is not merged into one that a server runs; the other way round it is', () => {
  const server = { 'index.js': imports('a'), 'a.js': imports('b'), 'b.js': client };
  expect(ownerIn(server, 'b.js')).toBe('b.js');
  const browser = { 'index.js': imports('a'), 'a.js': client + imports('b'), 'b.js': '' };
  expect(ownerIn(browser, 'b.js')).toBe('a.js');
});

test('modules that are loaded on demand, or import each other, stay files', () => {
  expect(ownerIn({ 'index.js': imports('a'), 'a.js': 'import("./b.js")', 'b.js': '' }, 'b.js')).toBe('b.js');
  const circle = { 'index.js': '', 'a.js': imports('b'), 'b.js': imports('a') };
  expect([ownerIn(circle, 'a.js'), ownerIn(circle, 'b.js')].includes('a.js')).toBe(true);
});
