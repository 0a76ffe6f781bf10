import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The tests and stories that a change can break. */
export interface Affected {
  /** Changed files, from the root of the repository. */
  readonly changed: readonly string[];
  readonly unit: readonly string[];
  readonly server: readonly string[];
  readonly stories: readonly string[];
  /** Changed files that every test depends on, such as a lock file: only the whole gate covers them. */
  readonly everything: readonly string[];
}

const sources = [
  '{apps,packages}/*/{src,scripts,bin}/**/*.{ts,tsx,mjs}',
  '{scripts,.storybook}/**/*.{ts,tsx,mjs}',
];
const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Configuration of the tools, which the import graph does not contain. */
const shared =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|vitest\..*|tsconfig.*|\.storybook\/(?:main|preview|vitest\.setup|looks|pictures)\..*|(?:apps|packages)\/[^/]+\/(?:package\.json|vite\.config\.ts))$/;

/** Files that differ from a commit, with new files that git does not ignore. */
export function changedSince(root: string, base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ].toSorted();
}

/** The tests and stories that import a changed file, directly or through others, or that belong to its screen. */
export function affectedBy(root: string, changed: readonly string[]): Affected {
  const files = [...new Set(sources.flatMap((pattern) => globSync(pattern, { cwd: root })))].map((file) =>
    file.replaceAll('\\', '/'),
  );
  const importers = importersOf(root, files);
  const reached = new Set<string>();
  const queue = changed.filter((file) => /\.(?:tsx?|mjs|json|md|csv|css)$/.test(file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...(importers.get(file) ?? []), ...neighboursOf(file, files));
  }
  const tests = files.filter((file) => reached.has(file) && file.endsWith('.test.ts'));
  return {
    changed,
    unit: tests.filter((file) => !file.startsWith('apps/server/') && !file.endsWith('.browser.test.ts')),
    server: tests.filter((file) => file.startsWith('apps/server/')),
    stories: files.filter((file) => reached.has(file) && /\.(?:stories\.tsx|browser\.test\.ts)$/.test(file)),
    everything: changed.filter((file) => shared.test(file)),
  };
}

/**
 * Files that depend on each other without an import: a story opens its screen by an address, and a test
 * of an area starts the whole server.
 */
function neighboursOf(file: string, files: readonly string[]): string[] {
  const screen = /^apps\/\w+\/src\/screens\/[^/]+\/[^/]+\//.exec(file)?.[0];
  if (screen) return files.filter((other) => other.startsWith(screen) && other.endsWith('.stories.tsx'));
  const area = /^apps\/server\/src\/(?:areas|services)\/[^/]+\//.exec(file)?.[0];
  if (area) return files.filter((other) => other.startsWith(area) && other.endsWith('.test.ts'));
  return [];
}

/** For each file those that import it; packages are resolved to their sources. */
function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const entries = packageEntries(root);
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const target = name.startsWith('.') ? posix.join(dirname(file), name) : resolvePackage(name, entries);
      if (target && (known.has(target) || existsSync(join(root, target))))
        importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

type Entries = ReadonlyMap<string, string>;

/** `@fairway/ui/messages/*` → `packages/ui/src/messages/*.ts`, for each entry of each package. */
function packageEntries(root: string): Entries {
  const entries = new Map<string, string>();
  for (const path of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    for (const [entry, target] of Object.entries<{ '@fairway/source'?: string }>(exports)) {
      const source = target['@fairway/source'];
      if (source) entries.set(posix.join(name, entry), posix.join(dirname(path), source));
    }
  }
  return entries;
}

function resolvePackage(name: string, entries: Entries): string | undefined {
  const exact = entries.get(name);
  if (exact) return exact;
  for (const [entry, target] of entries) {
    const [start = '', end = ''] = entry.split('*');
    if (entry.includes('*') && name.startsWith(start) && name.endsWith(end))
      return target.replaceAll('*', name.slice(start.length, name.length - end.length));
  }
  return undefined;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  console.log(JSON.stringify(affectedBy(root, changedSince(root, process.argv[2] ?? 'HEAD'))));
}
