import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run } from './node24.mjs';

const packages = join(root, 'packages');
const manifestOf = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

/** Pages that a site needs and has not, unless they come with what it installed. */
const pages = {
  ui: ['start.mdx', 'inNext.mdx', 'fromAntd.mdx', 'foundations/tokens.mdx', 'how-to/add-a-brand.md'],
};

/**
 * Packs a built package as sites install it, by npm, which every machine has; resolves to the tarball. What npm does
 * not know is settled before: `publishConfig` takes its place, and `workspace:*` becomes the version that stands beside.
 */
export async function pack(name) {
  const { publishConfig = {}, devDependencies: _, scripts: __, ...manifest } = manifestOf(name);
  const settled = { ...manifest, ...publishConfig };
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
    for (const [dependency, range] of Object.entries(settled[kind] ?? {})) {
      if (!range.startsWith('workspace:')) continue;
      const { version } = manifestOf(dependency.replace('@fairway/', ''));
      settled[kind][dependency] =
        range === 'workspace:*' ? version : range.replace('workspace:', '').concat(version);
    }
  }
  const folder = join(root, 'reports/packages');
  const stage = join(folder, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const part of [...settled.files, 'README.md']) {
    const from = join(packages, name, part);
    if (existsSync(from)) cpSync(from, join(stage, part), { recursive: true });
  }
  for (const page of pages[name] ?? []) cpSync(join(root, 'docs', page), join(stage, 'docs', page));
  if (settled.files.includes('docs')) componentPages(name, join(stage, 'docs/components'));
  writeFileSync(join(stage, 'package.json'), JSON.stringify(settled, null, 2));

  const windows = process.platform === 'win32';
  const npm = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const code = await run(windows ? 'npm.cmd' : 'npm', npm, { cwd: stage, shell: windows });
  if (code !== 0) throw new Error(`npm could not pack ${name}`);
  return join(folder, `fairway-${name}-${settled.version}.tgz`);
}

/** The components' pages, to be read as text: of what Storybook draws only the words stay. */
function componentPages(name, into) {
  mkdirSync(into, { recursive: true });
  for (const page of globSync('src/**/*.mdx', { cwd: join(packages, name) })) {
    const [example, ...parts] = readFileSync(join(packages, name, page), 'utf8').split(/^(?=```)/m);
    const text = [withoutImports(example), ...parts]
      .join('')
      .replaceAll(/^<(?:Meta|Canvas) [^>]*\/>\n/gm, '')
      .replaceAll(/^<Controls [^>]*\/>$/gm, 'They stand in the types, each with its comment.')
      .replaceAll(/\n{3,}/g, '\n\n');
    writeFileSync(join(into, basename(page)), text.trimStart());
  }
}

/** What stands before the first example imports what the page draws. */
function withoutImports(text) {
  return text.replaceAll(/^import .*\n/gm, '');
}
