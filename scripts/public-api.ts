/**
 * Prints the public API of a package: its public names and their declarations, without comments. `check-packages.mjs`
 * requests a package by name and compares the output with the package's `public-api.txt`.
 */
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const name = process.argv[2] ?? '';
const folder = join(import.meta.dirname, '../packages', name);
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types?: string }>;
};

const declaration = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const lines = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');

/** Modules that an entry gathers, as paths below dist. */
function gathered(entry: string): string[] {
  const from = [...declaration(entry).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => path);
  return from.map((path) => normalize(join(entry, '..', path)).replace(/\.(js|ts|tsx)$/, '.d.ts'));
}

const modules = new Set<string>();
for (const [entry, target] of Object.entries(exports).sort(([one], [other]) => one.localeCompare(other))) {
  const types = typeof target === 'object' ? target.types : undefined;
  if (!types) continue;
  console.log(`# ${entry}`);
  if (types.includes('*')) continue;
  const file = types.replace('./dist/', '');
  for (const line of lines(withoutComments(declaration(file)))) console.log(line);
  for (const module of gathered(file)) modules.add(module);
}
for (const module of [...modules].sort()) {
  // The shapes of calls have one line each below; their types in full would fill a book.
  if (module.startsWith('contract/')) continue;
  console.log(`\n# ${module}`);
  for (const line of lines(withoutComments(declaration(module))))
    if (!line.startsWith('import ')) console.log(line);
}

if (name === 'gateway') {
  const { callsOf, codes } = await import('../packages/gateway/src/contract/index.ts');
  console.log('\n# calls');
  for (const { area, name: callName, call } of callsOf()) {
    const parts = [fields('query', call.query), fields('body', call.body), fields('data', call.data)];
    console.log(
      `${area}.${callName}: ${call.method} ${call.path} for ${call.caller} ${parts.filter(Boolean).join(' ')}`,
    );
  }
  console.log('\n# codes');
  for (const [code, number] of Object.entries(codes)) console.log(`${number} ${code}`);
}

/** Returns the names of a schema's entries, with `?` after optional ones. */
function fields(part: string, schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return '';
  const { entries, type } = schema as { entries?: Record<string, { type: string }>; type: string };
  if (!entries) return `${part}: ${type}`;
  const names = Object.entries(entries).map(([key, entry]) => (entry.type === 'optional' ? `${key}?` : key));
  return `${part}(${names.join(', ')})`;
}
