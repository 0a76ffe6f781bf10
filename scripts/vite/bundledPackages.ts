import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to; undefined for our own sources. */
function folderOf(id: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
}

/** The file of a built module: those of other packages are below `vendor`, where no tool expects a package manager's folders. */
export function builtName(chunk: { readonly name: string }): string {
  return `${chunk.name.replace(/^.*node_modules\//, 'vendor/')}.js`;
}

/** Writes `LICENSES.md` with the licence of each package that is bundled, and of `also`, whose data is compiled in. */
export function licences(root: string, also: readonly string[] = []): Plugin {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const others = also.map((name) => join(root, 'node_modules', name));
      const folders = new Set([...modules.flatMap((id) => folderOf(id) ?? []), ...others]);
      const texts = [...folders].map(licenceOf).sort();
      if (texts.length === 0) return;
      const head =
        '# Licences of what this package contains\n\nParts of these packages are compiled into it.\n';
      this.emitFile({ type: 'asset', fileName: 'LICENSES.md', source: [head, ...texts].join('\n') });
    },
  };
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('LICEN[CS]E*', { cwd: folder });
  const path = file && join(folder, file);
  const text = path && existsSync(path) ? `\n${readFileSync(path, 'utf8').trim()}\n` : '';
  return `## ${name} ${version} (${license})\n${text}`;
}
