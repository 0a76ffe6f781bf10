import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build, type PluginOption } from 'vite';
import { cssTarget } from './cssTarget.ts';

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  readonly source?: string | Uint8Array;
}

/**
 * Writes the style sheet in parts: `css/base.css` for every page, `css/<Component>.css` for a component with everything
 * it renders, and a file of names and types for each component, `by/<Component>`. Rules keep the order of the whole
 * sheet.
 */
export async function writeStyleParts(root: string, plugins: PluginOption[]): Promise<void> {
  const dist = join(root, 'dist');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins,
    base: './',
    build: {
      write: false,
      cssMinify: true,
      cssTarget,
      cssCodeSplit: true,
      lib: {
        entry: ['src/index.ts', 'src/theme/brands/fairway.css.ts', 'src/theme/brands/quay.css.ts'],
        formats: ['es'],
      },
      rolldownOptions: {
        external: [/^[^./\0]/],
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  const files: Chunk[] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? (one.output as unknown as Chunk[]) : [],
  );
  const chunks = new Map(
    files.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const sheets = new Map(
    files.flatMap(({ fileName, source }) => (source ? [[fileName, String(source)]] : [])),
  );

  /** Modules reachable from one, each after its imports, in execution order. */
  const reached = (from: readonly string[]): string[] => {
    const seen = new Set<string>();
    const order: string[] = [];
    const visit = (file: string) => {
      if (seen.has(file) || !chunks.has(file)) return;
      seen.add(file);
      for (const next of chunks.get(file)?.imports ?? []) visit(next);
      order.push(file);
    };
    for (const file of from) visit(file);
    return order;
  };
  const whole = reached([...chunks.keys()].filter((file) => /^(index|theme)/.test(file)));
  const rulesOf = (file: string) =>
    [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])].map((sheet) => sheets.get(sheet) ?? '').join('');
  const isBase = (file: string) => !file.startsWith('components/');

  mkdirSync(join(dist, 'css/parts'), { recursive: true });
  mkdirSync(join(dist, 'by'), { recursive: true });
  // Fonts lie one folder up from there, and each sheet named them from where it would lie itself.
  const base = whole.filter(isBase).map(rulesOf).join('');
  writeFileSync(join(dist, 'css/base.css'), base.replaceAll(/url\((["']?)(?:\.{1,2}\/)+/g, 'url($1../'));
  const parts = whole.filter((file) => !isBase(file) && rulesOf(file) !== '');
  const nameOf = (file: string) => basename(file).replace(/(\.css)?\.js$/, '.css');
  const components = [...exportsByFolder(root)].map(([component, lines]) => {
    const modules = [...lines.matchAll(/from '\.\/(.+?)\.tsx?'/g)].map(([, path]) => `${path}.js`);
    const needed = new Set(reached(modules));
    return { component, lines, needed: parts.filter((file) => needed.has(file)) };
  });

  const uses: Record<string, readonly string[]> = {};
  /** The file with the rules of a part; the parts that only one component needs are in the file of that component. */
  const fileOf = new Map(parts.map((part) => [part, nameOf(part)]));
  for (const { component, needed } of components)
    for (const part of ownParts(needed, components)) fileOf.set(part, `../${component}.css`);
  for (const [part, file] of fileOf)
    if (!file.startsWith('../')) writeFileSync(join(dist, 'css/parts', file), rulesOf(part));
  for (const { component, lines, needed } of components) {
    const own = needed.filter((part) => fileOf.get(part) === `../${component}.css`);
    const files = [...new Set(needed.map((part) => fileOf.get(part) ?? ''))];
    uses[component] = files;
    const imports = files.filter((file) => file !== `../${component}.css`);
    writeFileSync(
      join(dist, 'css', `${component}.css`),
      imports.map((file) => `@import './parts/${file}';\n`).join('') + own.map(rulesOf).join(''),
    );
    const named = lines.replaceAll(/'\.\/(.+?)\.tsx?'/g, "'../$1.js'");
    writeFileSync(join(dist, 'by', `${component}.d.ts`), named);
    writeFileSync(join(dist, 'by', `${component}.js`), withoutTypes(named));
  }
  writeFileSync(join(dist, 'css/parts.json'), JSON.stringify({ order: [...new Set(fileOf.values())], uses }));
}

/** The last parts of a component that no other component needs: a file for each would take a disk block. */
function ownParts(
  needed: readonly string[],
  components: readonly { readonly needed: readonly string[] }[],
): readonly string[] {
  const isShared = (part: string) => components.filter((each) => each.needed.includes(part)).length > 1;
  return needed.slice(needed.findLastIndex(isShared) + 1);
}

/** The exports of `index.ts`, by the folder of their component. */
function exportsByFolder(root: string): ReadonlyMap<string, string> {
  const index = readFileSync(join(root, 'src/index.ts'), 'utf8');
  const rulesByClass = new Map<string, string>();
  for (const [line, path = ''] of index.matchAll(/^export [^;]+? from '\.\/(components\/[^']+)';\n/gm)) {
    const [, , component = ''] = relative('.', dirname(path)).replaceAll('\\', '/').split('/');
    rulesByClass.set(component, (rulesByClass.get(component) ?? '') + line);
  }
  return rulesByClass;
}

/** The lines as JavaScript: without names that are types. */
function withoutTypes(lines: string): string {
  return lines
    .replaceAll(/^export type [^;]+;\n/gm, '')
    .replaceAll(/\btype \w+( as \w+)?,?\s*/g, '')
    .replaceAll(/^export \{\s*\} from [^;]+;\n/gm, '');
}
