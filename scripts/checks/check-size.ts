/** Checks the budget of every page: the files that a reader's browser loads first, in gzip bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, overweight } from './budgets.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
interface Weight {
  js: number;
  css: number;
  files: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const kilo = 1000;
let broken = 0;
const complain = (text: string) => {
  console.error(text);
  broken += 1;
};

for (const site of ['portal', 'desk'] as const) {
  const dist = join(root, 'apps', site, 'dist/client');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Set<string>();
  for (const key of Object.keys(manifest).sort()) {
    const screen = /^src\/screens\/(.+)\/route\.tsx?$/.exec(key)?.[1];
    if (screen === undefined) continue;
    const name = `${site} ${screen}`;
    known.add(name);
    const weight = weigh(dist, manifest, firstOf(manifest, screen, key));
    const kilobytes = [weight.js / kilo, weight.css / kilo] as const;
    console.log(`${name.padEnd(44)} [${kilobytes.map((each) => each.toFixed(1)).join(', ')}]`);
    const fault = overweight(site, screen, kilobytes);
    if (fault) complain(fault);
    if (
      screen === 'home/home' &&
      site === 'portal' &&
      weight.files.some((file) => file.includes('/gateway-'))
    )
      complain(`${name}: imports the gateway, which comes with the first call`);
  }
  for (const name of Object.keys(budgets))
    if (name.startsWith(`${site} `) && !known.has(name))
      complain(`${name}: has a budget and is no page any more`);

  const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
  if (fonts.some((file) => /noto|sc-|chinese/i.test(file)))
    complain(`${site}: a Chinese font is in the build, though Chinese comes from the system`);
}
process.exit(broken === 0 ? 0 : 1);

/** Returns the files fetched for a page: the entry, the screen, its words and the common ones of one language. */
function firstOf(manifest: Manifest, screen: string, route: string): string[] {
  const words = ['src/language/pack.zh.ts', `src/screens/${screen}/words.zh.ts`];
  return ['index.html', route, ...words.filter((key) => key in manifest)];
}

function weigh(dist: string, manifest: Manifest, keys: readonly string[]): Weight {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build's manifest: did the file move?`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const key of keys) follow(key);
  const zipped = (file: string) =>
    existsSync(join(dist, file)) ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length : 0;
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + zipped(file), 0);
  return { js: sum(scripts), css: sum(sheets), files: [...scripts] };
}
