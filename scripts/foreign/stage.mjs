import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import { root } from '../node24.mjs';
import { buildPackage, pack } from '../pack.mjs';

const names = ['trade', 'ui', 'forms'];
const sources = join(root, 'e2e/foreign');

/** The tarballs that sites install: those that the step `packages` made, or made now. */
export async function tarballs() {
  const made = join(root, 'reports/packages');
  const tarballs = new Map();
  for (const name of names) {
    const [there] = globSync(`fairway-${name}-*.tgz`, { cwd: made });
    tarballs.set(name, there ? join(made, there) : undefined);
  }
  if ([...tarballs.values()].every(Boolean)) return tarballs;
  for (const name of names) {
    await buildPackage(name);
    tarballs.set(name, await pack(name));
  }
  // Remaining build output would be treated as sources by the compiler of styles.
  for (const name of names) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  return tarballs;
}

/** A folder outside of this repository, from which the workspace cannot be resolved. */
export function makeFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fairway-foreign-')));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts a site into the folder, with the packages from their tarballs; what those depend on is linked, as it was installed. */
export async function stage(folder, site, packed) {
  const home = join(folder, site);
  cpSync(join(sources, site), home, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|\.next)([\\/]|$)/.test(path),
  });
  const pages = site === 'next' ? join(home, 'app') : home;
  cpSync(join(sources, 'shared'), pages, { recursive: true });
  if (site === 'next') printedPages(home);
  const modules = join(home, 'node_modules');
  for (const name of names) {
    const target = join(modules, '@fairway', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', packed.get(name), '--strip-components=1', '-C', target]);
    const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) {
      if (!dependency.startsWith('@fairway/'))
        link(join(root, 'packages', name), dependency, join(target, 'node_modules'));
    }
  }
  const needed = { next: ['next'], styles: ['antd'] }[site] ?? [];
  const owner = needed.length > 0 ? join(sources, site) : root;
  for (const name of ['react', 'react-dom', ...needed]) link(owner, name, modules);
  if (site === 'styles') link(join(root, 'packages/ui'), 'lucide-react', modules);
  link(join(root, 'packages/forms'), 'valibot', modules);
  await withoutTypes(home);
  return home;
}

function link(from, name, into) {
  const target = join(into, name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(join(from, 'node_modules', name)), target, 'junction');
}

/** The files that the page "In a Next site" prints. */
function printedPages(home) {
  const text = readFileSync(join(root, 'docs/inNext.mdx'), 'utf8');
  for (const [, file, code] of text.matchAll(/^```tsx?\n\/\/ (app\/[\w/.-]+)\n([\s\S]*?)^```/gm)) {
    if (existsSync(join(home, file))) continue;
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), code);
  }
}

/** A site in JavaScript: a framework that finds types would download a compiler. */
async function withoutTypes(home) {
  for (const file of globSync('**/*.{ts,tsx}', { cwd: home, exclude: (path) => path === 'node_modules' })) {
    const from = join(home, file);
    const { code } = await transformWithOxc(readFileSync(from, 'utf8'), from, {
      jsx: 'preserve',
      sourcemap: false,
    });
    rmSync(from);
    writeFileSync(from.replace(/\.ts(x?)$/, '.js$1'), code);
  }
  for (const page of globSync('*.html', { cwd: home }))
    writeFileSync(join(home, page), readFileSync(join(home, page), 'utf8').replaceAll('.tsx"', '.jsx"'));
}
