/** Installs the packed packages into an empty folder, as a site does, and weighs what that brings. */
import { execFileSync } from 'node:child_process';
import { globSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../node24.mjs';

/** Megabytes on disk that an install may take, React included. */
const limits = [
  { packages: ['ui'], most: 15 },
  { packages: ['trade', 'ui', 'forms', 'gateway'], most: 24.7 },
];
const windows = process.platform === 'win32';
let failed = false;

for (const { packages, most } of limits) {
  const site = mkdtempSync(join(tmpdir(), 'fairway-install-'));
  try {
    writeFileSync(join(site, 'package.json'), '{"private":true}');
    const tarballs = packages.flatMap((name) =>
      globSync(join(root, `reports/packages/fairway-${name}-*.tgz`)),
    );
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--silent'];
    const npm = windows ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['install', ...options, ...tarballs, 'react', 'react-dom'], {
      cwd: site,
      shell: windows,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const bytes = (path) => (lstatSync(path).blocks ?? lstatSync(path).size / 512) * 512;
    const files = globSync('node_modules/**', { cwd: site });
    const size = files.reduce((sum, file) => sum + bytes(join(site, file)), 0) / 1024 ** 2;
    console.log(`${packages.join(', ')} with React: ${size.toFixed(2)} MB of ${most}`);
    if (size > most) failed = true;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
process.exit(failed ? 1 : 0);
