import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { circlesIn, importGraph } from './circles.ts';

const root = join(import.meta.dirname, '../..');
/** Imports of values and of types alike, also those by `export … from` and `import('…')`. */
const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

interface Import {
  /** The importing file, from the repository's root. */
  readonly by: string;
  /** A file from the root, or a package as written. */
  readonly what: string;
}

function importsIn(pattern: string): Import[] {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.flatMap((by) =>
    Array.from(readFileSync(join(root, by), 'utf8').matchAll(imported), ([, what = '']) => ({
      by,
      what: what.startsWith('.') ? relative(root, join(root, dirname(by), what)).replaceAll('\\', '/') : what,
    })),
  );
}

const areas = 'apps/server/src/areas';
const areaOf = (file: string) => /^apps\/server\/src\/areas\/(\w+)\//.exec(file)?.[1];
/** The imports between areas; tests and their fixtures may import more. */
const meetings = importsIn(`${areas}/*/**/*.{ts,tsx}`).flatMap(({ by, what }) => {
  const [from, to] = [areaOf(by), areaOf(what)];
  const tested = /\.test\.ts$|\/fixtures\.ts$/.test(by);
  return !from || !to || from === to || tested ? [] : [{ by, what, from, to }];
});

/** A way that leads back to where it begins, where there is one. */
function cycleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  const done = new Set<string>();
  const walk = (at: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return null;
    for (const next of edges.get(at) ?? []) {
      const cycle = walk(next, [...way, at]);
      if (cycle) return cycle;
    }
    done.add(at);
    return null;
  };
  for (const start of edges.keys()) {
    const cycle = walk(start, []);
    if (cycle) return cycle;
  }
  return null;
}

it('a folder of an area has at most 15 files; more get a folder by subject', () => {
  const sizes = new Map<string, number>();
  for (const file of globSync(`${areas}/*/**/*.{ts,tsx}`, { cwd: root })) {
    const folder = dirname(file.replaceAll('\\', '/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  expect(sizes.size).toBeGreaterThan(50);
  expect([...sizes].filter(([, size]) => size > 15)).toEqual([]);
});

it('areas meet through their index.ts', () => {
  expect(meetings.length).toBeGreaterThan(50);
  expect(meetings.filter(({ what, to }) => what !== `${areas}/${to}/index.ts`)).toEqual([]);
});

it('no two areas know each other, not even by way of a third', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of meetings) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  expect(cycleIn(edges)).toBeNull();
});

it.each([
  ['portal', 'desk'],
  ['desk', 'portal'],
])('the %s imports nothing of the %s', (site, other) => {
  const own = importsIn(`apps/${site}/src/**/*.{ts,tsx}`);
  expect(own.length).toBeGreaterThan(500);
  const foreign = new RegExp(`^(apps/${other}|@fairway/${other})(/|$)`);
  expect(own.filter(({ what }) => foreign.test(what))).toEqual([]);
});

it('a way back is found, also by way of a third', () => {
  const edges = new Map([
    ['order', new Set(['account'])],
    ['payment', new Set(['order'])],
    ['account', new Set(['payment'])],
  ]);
  expect(cycleIn(edges)).toEqual(['order', 'account', 'payment', 'order']);
});

it.each(globSync('{packages,apps}/*', { cwd: root }))(
  'no files of %s import each other in a circle',
  (folder) => {
    const graph = importGraph(join(root, folder));
    expect(graph.size).toBeGreaterThan(50);
    expect(circlesIn(graph)).toEqual([]);
  },
);

it('a circle names its files, and only those', () => {
  const graph = new Map([
    ['entry', ['order']],
    ['order', ['payment']],
    ['payment', ['account', 'money']],
    ['account', ['order']],
  ]);
  expect(circlesIn(graph)).toEqual([['account', 'order', 'payment']]);
});

/** Folders of the reader of price messages, in the order of its steps; `index.ts` there explains them. */
const messageSteps = [
  ...['text', 'prices', 'carriers', 'noOffer', 'places'],
  ...['dates', 'conditions', 'lines', 'tables', 'rows', 'examples'],
];

it('other folders of trade use the reader of price messages through its index.ts and readers.ts', () => {
  const imports = importsIn('packages/trade/src/**/*.ts').filter(
    ({ by, what }) =>
      what.startsWith('packages/trade/src/priceMessage/') &&
      !by.startsWith('packages/trade/src/priceMessage/') &&
      !by.endsWith('.test.ts'),
  );
  expect(imports.length).toBeGreaterThan(3);
  expect(imports.filter(({ what }) => !/\/(?:index|readers)\.ts$/.test(what))).toEqual([]);
});

/** Folders of the site's runtime, from the one that needs no other to those that need most. */
const siteLayers = [
  ...['language', 'notices', 'operator', 'session', 'gateway', 'navigation'],
  ...['mutations', 'problems', 'list', 'shell', 'firstPage', 'stories'],
];

it.each([
  ['packages/site/src', siteLayers, 100],
  ['packages/trade/src/priceMessage', messageSteps, 50],
])('a folder of %s imports only folders above it in the list', (base, layers, least) => {
  const imports = [...importGraph(join(root, base))].flatMap(([file, targets]) =>
    /\.test\.tsx?$/.test(file) ? [] : targets.map((target) => ({ file, target })),
  );
  const layerOf = (file: string) => layers.indexOf(dirname(file).split('/')[0] ?? '');
  const between = imports.filter(({ file, target }) => layerOf(file) >= 0 && layerOf(target) >= 0);
  expect(between.length).toBeGreaterThan(least);
  expect(between.filter(({ file, target }) => layerOf(target) > layerOf(file))).toEqual([]);
  const folders = new Set(imports.map(({ file }) => dirname(file).split('/')[0] ?? ''));
  expect([...folders].filter((folder) => folder !== '.').toSorted()).toEqual(layers.toSorted());
});
