import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from './node24.mjs';
import { importedPackages, packedDependencies, removeUnreachedTypes } from './packedFiles.mjs';

const packages = join(root, 'packages');
const manifestOf = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

/** Pages that a site needs and has not, unless they come with what it installed. */
const pages = {
  ui: [
    'start.mdx',
    'inNext.mdx',
    'fromAntd.mdx',
    'besideOtherCss.mdx',
    'policy.mdx',
    'foundations/tokens.mdx',
    'how-to/add-a-brand.md',
  ],
};

/**
 * Packs a built package as sites install it, by npm, which every machine has; resolves to the tarball. `publishConfig` is
 * merged before, and the dependencies are those that the built files import.
 */
export async function pack(name, folder = join(root, 'reports/packages')) {
  const { publishConfig = {}, devDependencies: _, scripts: __, ...manifest } = manifestOf(name);
  const settled = { ...manifest, ...publishConfig };
  const stage = join(folder, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const part of [...settled.files, 'README.md']) {
    const from = join(packages, name, part);
    if (existsSync(from)) cpSync(from, join(stage, part), { recursive: true });
  }
  for (const page of pages[name] ?? []) asText(join(root, 'docs', page), join(stage, 'docs', page));
  if (settled.files.includes('docs')) {
    for (const page of globSync('src/**/*.mdx', { cwd: join(packages, name) }))
      asText(join(packages, name, page), join(stage, 'docs/components', basename(page)));
  }
  const entries = Object.values(settled.exports).flatMap(({ types }) => types?.replace('./dist/', '') ?? []);
  removeUnreachedTypes(join(stage, 'dist'), entries);
  const versionOf = (sibling) => manifestOf(sibling.replace('@fairway/', '')).version;
  settled.dependencies = packedDependencies(settled, importedPackages(join(stage, 'dist')), versionOf);
  writeFileSync(join(stage, 'package.json'), JSON.stringify(settled, null, 2));

  const windows = process.platform === 'win32';
  const npm = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const code = await run(windows ? 'npm.cmd' : 'npm', npm, { cwd: stage, shell: windows });
  if (code !== 0) throw new Error(`npm could not pack ${name}`);
  return join(folder, `fairway-${name}-${settled.version}.tgz`);
}

/** A page to be read as text: of what Storybook draws and links only the words stay. */
function asText(from, to) {
  // What stands before the first example imports what the page draws.
  const [head, ...parts] = readFileSync(from, 'utf8').split(/^(?=```)/m);
  const text = [head.replaceAll(/^import .*\n/gm, ''), ...parts]
    .join('')
    .replaceAll(/^<(?:Meta|Canvas) [^>]*\/>\n/gm, '')
    .replaceAll(/^<Controls [^>]*\/>$/gm, 'They stand in the types, each with its comment.')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n');
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text.trimStart());
}
