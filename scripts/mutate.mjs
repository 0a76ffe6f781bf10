/**
 * `npm run mutate -- [file …]` changes rules in one place at a time and lists the changes that no test notices. Without
 * files it takes those of `mutate/groups.json`, a group after the other, and writes the scores into
 * `docs/decisions/stories.md`. It fails where a score is below 95 %. Not part of `npm test`: each file takes minutes.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countMutants, mutationTable } from './mutate/summary.mjs';
import { install, node24, root, run } from './node24.mjs';

const folder = join(root, 'scripts/mutate');
const bin = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const report = join(root, 'reports/mutation.json');
const page = join(root, 'docs/decisions/stories.md');
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

const mutate = (mutated) =>
  run(
    node24(),
    [bin, 'run', join(folder, 'stryker.config.json'), '--mutate', mutated.join(','), ...options],
    { cwd: root, env: { ...process.env, MUTATED: mutated.join(',') } },
  );
if (files.length > 0 || options.includes('--help')) process.exit(await mutate(files));

const codes = [];
const counts = [];
const groups = JSON.parse(readFileSync(join(folder, 'groups.json'), 'utf8'));
for (const [group, mutated] of Object.entries(groups)) {
  rmSync(report, { force: true });
  codes.push(await mutate(mutated));
  // A run that broke off has no report.
  if (existsSync(report)) counts.push({ group, ...countMutants(JSON.parse(readFileSync(report, 'utf8'))) });
}
console.log(mutationTable(counts));
const code = Math.max(...codes);
if (code === 0) {
  const measured = `<!-- mutation -->\n${mutationTable(counts)}\n<!-- /mutation -->`;
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/<!-- mutation -->[\s\S]*<!-- \/mutation -->/, measured));
}
process.exit(code);
