/**
 * Writes the database of this release, with a few rows of everything that people own, for the test that upgrades it:
 * `npm run make -- apps/server/scripts/make-release-dump.ts` with DATABASE_URL set to an empty database and pg_dump on PATH.
 * Run once for each release.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startTool } from '../src/backup/tools.ts';
import { readSettings, root, withSecret } from '../src/config.ts';
import { createLogger } from '../src/http/logger.ts';
import { startServer } from '../src/server.ts';
import { buyer, lanesOnOffer, ordered } from '../src/testing/orders.ts';
import { within } from '../src/testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-release-'));
const settings = readSettings({ PORT: '0', FAIRWAY_DATA: folder, DATABASE_URL: process.env.DATABASE_URL });
const { databaseUrl } = settings;
if (!databaseUrl) throw new Error('Set DATABASE_URL to an empty database.');
const secret = 'a secret for tests only, 32 bytes.';
const server = await startServer({
  config: withSecret(settings, secret),
  databaseUrl,
  log: createLogger('error'),
  jobs: false,
});
const inside = within(server.url, databaseUrl, Buffer.from(secret));
const lanes = await lanesOnOffer(inside.db);
for (const accountType of [1, 3] as const) await ordered(await buyer(inside, accountType), lanes, 2);
await inside.close();
await server.stop();

const { output, ended } = startTool(
  'pg_dump',
  ['--no-owner', '--no-privileges', '--rows-per-insert=200'],
  databaseUrl,
);
const pieces: Buffer[] = [];
for await (const piece of output) pieces.push(piece);
await ended;
// Commands of psql alone; the test sends statements.
const text = Buffer.concat(pieces)
  .toString('utf8')
  .replaceAll(/^\\.*$/gm, '');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const path = join(root, `apps/server/src/database/fixtures/release-${version}.sql.gz`);
const packed = gzipSync(text, { level: 9 });
writeFileSync(path, packed);
process.stdout.write(`${path}: ${packed.length} bytes\n`);
rmSync(folder, { recursive: true });
