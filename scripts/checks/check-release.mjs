/**
 * Verifies a release as far as possible without a registry: in a copy of the manifests the changesets raise versions
 * and write changelogs, and npm would publish the packed files. Signing the build's origin (provenance) is done on the
 * publishing machine.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { node24, root } from '../node24.mjs';

const names = ['trade', 'ui', 'forms', 'gateway'];
const windows = process.platform === 'win32';
const copy = mkdtempSync(join(tmpdir(), 'fairway-release-'));
const manifestOf = (home, name) =>
  JSON.parse(readFileSync(join(home, 'packages', name, 'package.json'), 'utf8'));
const problems = [];

try {
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root });
  for (const file of [...manifests, 'pnpm-workspace.yaml', '.changeset']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  // A changelog names the commit of each change.
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=Fairway',
    '-c',
    'user.email=release@fairway.example',
    'commit',
    '--quiet',
    '--message',
    'As it stands',
  );
  const waiting = globSync('.changeset/*.md', { cwd: copy });
  const texts = waiting.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n');
  const raise = [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'];
  if (waiting.length > 0) execFileSync(node24(), raise, { cwd: copy, stdio: 'pipe' });

  for (const name of names) {
    if (!texts.includes(`@fairway/${name}"`) && !texts.includes(`@fairway/${name}'`)) continue;
    const [before, after] = [manifestOf(root, name).version, manifestOf(copy, name).version];
    const log = join(copy, 'packages', name, 'CHANGELOG.md');
    if (before === after) problems.push(`${name}: stays at ${before}, though changes wait`);
    else if (!existsSync(log) || !readFileSync(log, 'utf8').includes(`## ${after}`))
      problems.push(`${name}: its changelog says nothing of ${after}`);
    else console.log(`${name}: ${before} becomes ${after}`);
  }
  if (globSync('.changeset/*.md', { cwd: copy }).length > 0) problems.push('some changesets are left over');

  for (const name of names) {
    const tarball = join(root, 'reports/packages', `fairway-${name}-${manifestOf(root, name).version}.tgz`);
    const args = [
      'publish',
      tarball,
      '--dry-run',
      '--offline',
      '--ignore-scripts',
      '--access',
      'restricted',
      '--json',
    ];
    const output = execFileSync(windows ? 'npm.cmd' : 'npm', args, {
      encoding: 'utf8',
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { files = [] } = Object.values(JSON.parse(output))[0] ?? {};
    for (const needed of ['package.json', 'README.md', 'dist/index.js', 'dist/index.d.ts'])
      if (!files.some(({ path }) => path === needed))
        problems.push(`${name}: would be published without ${needed}`);
  }
} catch (error) {
  problems.push([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'));
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function git(...args) {
  execFileSync('git', args, { cwd: copy, stdio: 'pipe' });
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
