/** `npm run new -- list insurer insurance/insuranceCompany`: writes the files of a pattern, and its lines in existing lists. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from './new/kinds.ts';
import { UsageError } from './new/names.ts';
import { openTree } from './new/tree.ts';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
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

/** The arguments of the command; an unknown option is a usage error, without a stack. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${reason}. Options: ${names.join(', ')}.`);
  }
}

/** Writes the requested pattern below `root`; returns which files were written, for `formatNew`. */
export function writeNew(root: string, args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [kind = '', ...words] = positionals;
  const known = kinds[kind];
  if (!known) {
    const usages = Object.values(kinds).map(({ usage }) => `  npm run new -- ${usage}`);
    const lead = kind === '' ? 'Choose a pattern:' : `There is no pattern "${kind}". Choose one of these:`;
    throw new UsageError([lead, ...usages].join('\n'));
  }
  const tree = openTree(root);
  const next = known.write({ tree, words, options: values });
  const { added, edited } = tree.save();
  return { added, edited, next };
}

/** Formats new and changed files; throws with the output of the linter where it finds an error. */
export function formatNew(root: string, paths: readonly string[]): void {
  const files = paths.filter((file) => !file.endsWith('.mdx'));
  const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', '--error-on-warnings', ...files], {
    cwd: root,
    stdio: 'pipe',
  });
}

if (import.meta.main) {
  try {
    const root = join(import.meta.dirname, '..');
    const { added, edited, next } = writeNew(root, process.argv.slice(2));
    formatNew(root, [...added, ...edited]);
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
