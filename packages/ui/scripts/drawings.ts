import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/**
 * Compiles the icons that the kit and its forms draw into one module, `icons.js`, from the shapes of lucide: the package
 * itself has 50 MB for a few dozen icons. `entry` is the file that the module is built as.
 */
export function drawings(root: string): Plugin & { readonly entry: string } {
  const entry = join(root, 'src/icons.js');
  return {
    name: 'drawings',
    entry,
    enforce: 'pre',
    resolveId(source) {
      return source === 'lucide-react' || source === entry ? entry : undefined;
    },
    async load(id) {
      if (id !== entry) return undefined;
      const names = drawnIcons(root);
      this.emitFile({ type: 'asset', fileName: 'icons.d.ts', source: declarations(names) });
      const lines = await Promise.all(
        names.map(async (name) => {
          const { title, shapes } = await shapesOf(root, name);
          return `export const ${name} = /* @__PURE__ */ drawing(${JSON.stringify(title)}, ${JSON.stringify(shapes)});`;
        }),
      );
      return `// Shapes of Lucide, https://lucide.dev (ISC licence, with parts of Feather under MIT): see LICENSES.md.
import { drawing } from './components/media/Icon/drawing.ts';
${lines.join('\n')}
`;
    },
  };
}

/** Names of icons that modules of the kit and its forms import. */
function drawnIcons(root: string): readonly string[] {
  const modules = globSync('{ui,forms}/src/**/*.{ts,tsx}', {
    cwd: dirname(root),
    exclude: (path) => /stories|[sS]pecimen|\.test\./.test(path),
  });
  const names = modules.flatMap((path) => {
    const code = readFileSync(join(dirname(root), path), 'utf8');
    return [...code.matchAll(/^import \{([^}]*)\} from 'lucide-react';/gm)].flatMap(([, list = '']) =>
      list.split(',').map((item) => item.trim()),
    );
  });
  const values = names.filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(values.map((name) => name.replace(/ as .*/, '')))].sort();
}

/** The shapes of an icon, as lucide publishes them. */
async function shapesOf(root: string, name: string): Promise<{ title: string; shapes: readonly Shape[] }> {
  const module = createRequire(join(root, 'package.json')).resolve('lucide-react');
  const folder = join(dirname(module), '../esm');
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8');
  const path = new RegExp(`\\bas ${name}\\b[^;]*from '(\\./icons/[^']+)'`).exec(index)?.[1];
  if (!path) throw new Error(`lucide has no icon ${name}`);
  const { __iconData: data } = await import(pathToFileURL(join(folder, path)).href);
  return { title: data.name, shapes: data.node };
}

function declarations(names: readonly string[]): string {
  const lines = names.map((name) => `export declare const ${name}: IconDrawing;\n`);
  return `import type { IconDrawing } from './components/media/Icon/types.ts';\n${lines.join('')}`;
}
