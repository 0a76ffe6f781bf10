/**
 * `npm run test:operate`: the server against PostgreSQL, pgbouncer and nginx of Debian's packages. Without them its tests
 * are skipped. Ends with a line counted from the report.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, node24, root, run } from './node24.mjs';

const postgres = '/usr/lib/postgresql';
const isThere = {
  'postgresql-15': existsSync(postgres) && readdirSync(postgres).some((name) => /^1[5-8]$/.test(name)),
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].some(existsSync),
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'].some(existsSync),
  openssl: existsSync('/usr/bin/openssl'),
};
const missing = Object.keys(isThere).filter((name) => !isThere[name]);
if (missing.length > 0) {
  console.log(`Not installed: ${missing.join(', ')}. Tests that need them are skipped; on Debian:`);
  console.log(`  apt-get install --no-install-recommends ${missing.join(' ')}`);
}

await install('all');
mkdirSync(join(root, 'reports'), { recursive: true });
const report = join(root, 'reports/operate.json');
rmSync(report, { force: true });
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.operate.config.ts'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const code = await run(node24(), [...vitest, ...reporters, ...process.argv.slice(2)]);
const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : {};
const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests);
console.log(`\n${numPassedTests} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
