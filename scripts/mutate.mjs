/**
 * `npm run mutate -- [file …]` changes rules in one place at a time and lists the changes that no test notices. Without
 * files it takes those of `mutate/stryker.config.json`. Not part of `npm test`: each file takes minutes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, node24, root, run } from './node24.mjs';

const folder = join(root, 'scripts/mutate');
const bin = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const args = process.argv.slice(2);
const files = args.filter((each) => !each.startsWith('--'));
const options = args.filter((each) => each.startsWith('--'));

await install('all');
if (!existsSync(bin)) {
  // Vitest is that of the repository.
  const installArgs = [
    'install',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
  ];
  const code = await run('npm', installArgs, { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0) process.exit(code);
}
const mutated = files.length > 0 ? ['--mutate', files.join(',')] : [];
process.exit(
  await run(node24(), [bin, 'run', join(folder, 'stryker.config.json'), ...mutated, ...options], {
    cwd: root,
  }),
);
