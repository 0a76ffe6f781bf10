/** `npm run new -- list insurer insurance/insuranceCompany`: writes the files and the list lines of a pattern. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from './new/kinds.ts';
import { UsageError } from './new/names.ts';
import { openTree } from './new/tree.ts';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;

/** Writes the requested pattern below `root`, formatted; returns which files were written. */
export function writeNew(root: string, args: readonly string[]) {
  const options = {
    caller: text,
    says: text,
    path: text,
    zh: text,
    en: text,
    name: text,
    locale: text,
    site: text,
    post: yes,
    auth: yes,
  };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [kind = '', ...words] = positionals;
  const known = kinds[kind];
  if (!known) {
    const usages = Object.values(kinds).map(({ usage }) => `  npm run new -- ${usage}`);
    throw new UsageError(['What is to be written?', ...usages].join('\n'));
  }
  const tree = openTree(root);
  const next = known.write({ tree, words, options: values });
  const { added, edited } = tree.save();
  const files = [...added, ...edited].filter((file) => !file.endsWith('.mdx'));
  const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', '--error-on-warnings', ...files], {
    cwd: root,
    stdio: 'pipe',
  });
  return { added, edited, next };
}

if (import.meta.main) {
  try {
    const { added, edited, next } = writeNew(join(import.meta.dirname, '..'), process.argv.slice(2));
    console.log(
      [...added.map((file) => `new      ${file}`), ...edited.map((file) => `changed  ${file}`)].join('\n'),
    );
    console.log(`\nNext:\n${next.map((line) => `  ${line}`).join('\n')}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
