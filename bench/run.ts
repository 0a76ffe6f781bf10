/**
 * `npm run bench -- [name …]` runs benchmarks, prints their tables, and writes them to `docs/benchmarks.md`.
 * `--brief` runs them short and writes nothing: it only shows that they still run.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { summary } from './summary.ts';
import { type Bench, markdown } from './table.ts';

const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  start: () => import('./start.ts'),
  search: () => import('./search.ts'),
  partitions: () => import('./partitions.ts'),
  find: () => import('./find.ts'),
  newsSearch: () => import('./newsSearch.ts'),
  names: () => import('./names.ts'),
  csv: () => import('./csv.ts'),
  tariffImport: () => import('./tariffImport.ts'),
  versions: () => import('./versions.ts'),
  watches: () => import('./watches.ts'),
  tracking: () => import('./tracking.ts'),
  overload: () => import('./overload.ts'),
  telemetry: () => import('./telemetry.ts'),
  faults: () => import('./faults.ts'),
  login: () => import('./login.ts'),
  rights: () => import('./rights.ts'),
  people: () => import('./people.ts'),
  page: () => import('./page.ts'),
  quote: () => import('./quote.ts'),
  answers: () => import('./answers.ts'),
  visitorPages: () => import('./visitorPages.ts'),
  table: () => import('./grid.ts'),
  wideTable: () => import('./wideTable.ts'),
  bundle: () => import('./bundle.ts'),
  kit: () => import('./kit.ts'),
  form: () => import('./form.ts'),
  sizes: () => import('./sizes.ts'),
  messages: () => import('./messages.ts'),
  phone: () => import('./phone.ts'),
  sdkCall: () => import('./sdkCall.ts'),
  signedGet: () => import('./signedGet.ts'),
  order: () => import('./order.ts'),
  upload: () => import('./upload.ts'),
  restore: () => import('./restore.ts'),
};

const page = join(import.meta.dirname, '../docs/benchmarks.md');
const brief = process.argv.includes('--brief');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const unknown = names.find((name) => !(name in benches));
if (unknown) throw new Error(`No benchmark ${unknown}; there are ${Object.keys(benches).join(', ')}.`);
if (brief) process.env.BENCH_BRIEF = '1';

const head = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`. Machines differ and measurements are noisy: compare ratios rather than times. These are not tests.',
  '',
  '<!-- summary -->',
  '<!-- /summary -->',
  '',
].join('\n');
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, huge pages ${hugePages()}`;

for (const [name, load] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n── ${name}`);
  const { bench } = await load();
  const text = markdown(await bench());
  console.log(text);
  if (!brief) write(name, `${text}\n${new Date().toISOString().slice(0, 10)} · ${machine}\n`);
}

/** Replaces the section of a benchmark, and the table of results at the top. */
function write(name: string, text: string): void {
  replace(name, text);
  replace('summary', summary(readFileSync(page, 'utf8')));
  // The format check requires aligned tables.
  execFileSync('node_modules/.bin/biome', ['format', '--write', page], { stdio: 'inherit' });
}

function replace(name: string, text: string): void {
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const old = existsSync(page) ? readFileSync(page, 'utf8') : head;
  const section = `${from}\n${text}${to}\n`;
  const at = old.indexOf(from);
  const next =
    at < 0 ? `${old}\n${section}` : old.slice(0, at) + section + old.slice(old.indexOf(to) + to.length + 1);
  writeFileSync(page, next);
}

/**
 * Returns the mode of automatic large memory pages, which Debian turns on; without them browsers are slower on some
 * machines.
 */
function hugePages(): string {
  const setting = '/sys/kernel/mm/transparent_hugepage/enabled';
  const [, mode] = /\[(\w+)\]/.exec(existsSync(setting) ? readFileSync(setting, 'utf8') : '') ?? [];
  return mode ?? 'unknown';
}
