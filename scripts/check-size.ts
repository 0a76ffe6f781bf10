/** Holds the portal's first page and the kit's whole style to their budgets: bytes as gzip sends them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../apps/portal/dist/client');
/** What they weigh, the page with 5 % of room for what is built next; docs/decisions/size.md and kitSpeed.md tell of what. The kit's is for two brands. */
const budget = { js: 170_800, css: 11_150, kit: 20_400 };

/** The chunks that the browser fetches for the home page: the entry, its static imports, the home screen, one language. */
interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const first = [
  'index.html',
  'src/screens/home/home/route.ts',
  'src/screens/home/home/words.zh.ts',
  'src/language/pack.zh.ts',
];

const seen = new Set<string>();
const styles = new Set<string>();
function follow(key: string): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build's manifest: did the file move?`);
  if (seen.has(key)) return;
  seen.add(key);
  for (const sheet of chunk.css ?? []) styles.add(sheet);
  for (const next of chunk.imports ?? []) follow(next);
}
for (const key of first) follow(key);

const zippedAt = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length;
const zipped = (file: string) => zippedAt(join(dist, file));
const js = [...seen].map((key) => ({
  file: manifest[key]?.file ?? '',
  size: zipped(manifest[key]?.file ?? ''),
}));
const css = [...styles].map((file) => ({ file, size: zipped(file) }));
const total = (parts: { size: number }[]) => parts.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of [...js, ...css].sort((a, b) => b.size - a.size))
  console.log(`${String(size).padStart(8)}  ${file}`);
console.log(
  `home page: ${total(js)} of ${budget.js} bytes JS, ${total(css)} of ${budget.css} bytes CSS (gzip)`,
);
if (js.some(({ file }) => file.includes('/gateway-')))
  throw new Error('the home page imports the gateway, which should come with the first call');
const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
if (fonts.some((file) => /noto|sc-|chinese/i.test(file)))
  throw new Error('a Chinese font is in the build: Chinese must come from the system');
const kit = zippedAt(join(import.meta.dirname, '../packages/ui/dist/style.css'));
console.log(`all styles of the kit: ${kit} of ${budget.kit} bytes (gzip)`);
process.exit(total(js) <= budget.js && total(css) <= budget.css && kit <= budget.kit ? 0 : 1);
