import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPage, kB } from './build.ts';
import { type Bench, type Figure, figure } from './table.ts';

/** kB of 1,000 bytes after gzip, on top of React with its DOM, reset and brand. */
interface Size {
  readonly js: number;
  readonly css: number;
}

const brief = Boolean(process.env.BENCH_BRIEF);
const root = join(import.meta.dirname, '..');
const packages = ['ui', 'forms'] as const;

/** The fixed part of every page. */
const shared = [/^react(-dom)?(\/|$)/, /\/reset\.css\.ts$/];
const round = (value: number) => Math.round(value * 10) / 10;

/** Weighs each public component imported alone, and writes all to `docs/sizes.json` for the pages of Storybook. */
export const bench: Bench = async () => {
  const sizes: Record<string, Record<string, Size>> = {};
  const entries = mkdtempSync(join(tmpdir(), 'fairway-sizes-'));
  try {
    for (const name of packages) {
      const components = componentsOf(join(root, 'packages', name, 'src'));
      const here: Record<string, Size> = {};
      for (const [component, module] of brief ? components.slice(0, 1) : components)
        here[component] = await weigh(component, module, join(entries, `${component}.ts`));
      sizes[`@fairway/${name}`] = here;
    }
  } finally {
    rmSync(entries, { recursive: true, force: true });
  }
  if (!brief) writeFileSync(join(root, 'docs/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return {
    title: 'Each component alone',
    how: 'Each public component imported alone and built by Vite for production: gzip, on top of React, reset and brand, including parts that are loaded on demand. Bytes do not vary, so each is measured once; median and spread are over the components. The size of each is in [sizes.json](sizes.json).',
    figures: Object.entries(sizes).flatMap(([name, components]) => summary(name, Object.entries(components))),
  };
};

/** Components and their modules, as the index of a package gathers them. */
function componentsOf(folder: string): [name: string, module: string][] {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const gathered = [...index.matchAll(/export \{([^}]*)\} from '(\.[^']*\.tsx)'/g)];
  return gathered
    .flatMap(([, names = '', module = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name): [string, string] => [name, join(folder, module)]),
    )
    .toSorted(([a], [b]) => a.localeCompare(b));
}

async function weigh(component: string, module: string, entry: string): Promise<Size> {
  writeFileSync(
    entry,
    `import { ${component} } from '${module}';\nObject.assign(globalThis, { component: ${component} });\n`,
  );
  const { script, style } = await buildPage(pathToFileURL(entry).href, { external: shared });
  return { js: round(kB(script)), css: round(kB(style)) };
}

function summary(name: string, components: readonly [string, Size][]): Figure[] {
  const of = (kind: keyof Size) => {
    const [heaviest] = components.toSorted(([, a], [, b]) => b[kind] - a[kind]);
    const values = components.map(([, size]) => size[kind]);
    return figure(`${name}, ${kind}; heaviest ${heaviest?.[0]}`, values, 'kB', '');
  };
  return [of('js'), of('css')];
}
