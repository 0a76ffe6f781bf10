/**
 * Prints what a package promises: its public names, and the declarations they stand for, without comments.
 * `node scripts/public-api.ts ui`; `check-packages.mjs` compares it with the package's `public-api.txt`.
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
  console.log(`\n# ${module}`);
  for (const line of lines(withoutComments(declaration(module))))
    if (!line.startsWith('import ')) console.log(line);
}
