/** Builds the packages other sites install and looks at them as those sites' tools would: exports, types, and the public names. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { node24, root, run } from '../node24.mjs';
import { buildPackage, pack } from '../pack.mjs';
import { kitSheet } from './budgets.ts';

const names = ['trade', 'ui', 'forms', 'gateway'];
/** The compiler options of the strictest site, the declarations of packages included. */
const strictest = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--module', 'preserve', '--types', ''],
];
const update = process.argv.includes('--update');
let broken = 0;
/** Most use one core: each begins as soon as its package is built, while the next one is. */
const checks = [];

for (const name of names) {
  const folder = join(root, 'packages', name);
  const modules = join(root, 'node_modules');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.values(exports).flatMap(({ types }) => (types && !types.includes('*') ? types : []));
  await buildPackage(name).catch(({ message }) => {
    console.error(message);
    broken += 1;
  });
  checks.push(passes(name, [join(modules, 'typescript/bin/tsc'), ...strictest, ...entries], folder));
  // The tarball itself: for a folder, both would pack it by a package manager of their choice.
  const tarball = await pack(name);
  const attw = [
    join(modules, '@arethetypeswrong/cli/dist/index.js'),
    ...[tarball, '--profile', 'esm-only', '--quiet'],
    ...['--exclude-entrypoints', './style.css', './unlayered.css', './reset.css', './scale.css'],
  ];
  checks.push(
    passes(name, [join(modules, 'publint/src/cli.js'), tarball, '--strict'], folder),
    passes(name, attw, folder),
  );
}

async function passes(name, step, cwd = root) {
  if ((await run(node24(), step, { cwd })) === 0) return;
  const [file = ''] = step.filter((part) => !part.startsWith('--'));
  console.error(`${name}: ${file.replace(`${join(root, 'node_modules')}/`, '')} failed`);
  broken += 1;
}

checks.push(
  passes('packages', ['--conditions=react-server', join(root, 'scripts/checks/check-server-components.mjs')]),
  ...['examples', 'release', 'install'].map((name) =>
    passes('packages', [join(root, 'scripts/checks', `check-${name}.mjs`)]),
  ),
);
await Promise.all(checks);

// A font in the style sheet would be sent with every change of a rule, and once for each brand.
const sheet = readFileSync(join(root, 'packages/ui/dist/style.css'), 'utf8');
for (const [, address] of sheet.matchAll(/url\("?([^")]+)"?\)/g)) {
  if (address.startsWith('./') && existsSync(join(root, 'packages/ui/dist', address))) continue;
  console.error(`ui: style.css asks for ${address.slice(0, 60)}, which is not a file beside it`);
  broken += 1;
}

const sheetSize = gzipSync(sheet).length / 1000;
if (sheetSize > kitSheet * 1.02) {
  console.error(
    `ui: style.css has ${sheetSize.toFixed(1)} kB, more than kitSheet of scripts/checks/budgets.ts and 2 %`,
  );
  broken += 1;
}

for (const name of names) {
  const printed = execFileSync(
    node24(),
    ['--conditions=@fairway/source', join(root, 'scripts/public-api.ts'), name],
    { encoding: 'utf8' },
  );
  const snapshot = join(root, 'packages', name, 'public-api.txt');
  const known = existsSync(snapshot) ? readFileSync(snapshot, 'utf8') : '';
  if (printed === known) continue;
  if (update) {
    writeFileSync(snapshot, printed);
    console.log(`${name}: wrote ${snapshot}`);
  } else {
    console.error(
      `${name}: its public names or props differ from packages/${name}/public-api.txt. If that is meant, run npm run public-api, read the difference, and add a changeset.`,
    );
    broken += 1;
  }
}
// Remaining build output would be treated as sources by the compiler of styles.
for (const name of names) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
process.exit(broken === 0 ? 0 : 1);
