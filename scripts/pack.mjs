import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockItems } from './docs/blocks.mjs';
import { writePackedPages } from './docs/writePages.mjs';
import { mergeModules } from './mergeModules.mjs';
import { node24, root, run } from './node24.mjs';
import {
  directComponents,
  importedPackages,
  packedDependencies,
  removeUnreachedTypes,
} from './packedFiles.mjs';

const packages = join(root, 'packages');
const manifestOf = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

/** Builds a package with its declarations. @throws {Error} if a step fails */
export async function buildPackage(name) {
  const steps = [
    ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ['typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  ];
  for (const [tool, ...args] of steps) {
    const code = await run(node24(), [join(root, 'node_modules', tool), ...args], {
      cwd: join(packages, name),
    });
    if (code !== 0) throw new Error(`${name} could not be built: ${tool} failed`);
  }
}

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
  if (settled.files.includes('docs')) writePackedPages(name, stage);
  if (settled.files.includes('blocks.json'))
    writeFileSync(join(stage, 'blocks.json'), JSON.stringify(blockItems()));
  const dist = join(stage, 'dist');
  const modules = Object.values(settled.exports).map((entry) => entry.default ?? entry);
  settled.exports = { ...settled.exports, ...directComponents(dist) };
  const entries = Object.values(settled.exports).flatMap(({ types }) => types?.replace('./dist/', '') ?? []);
  removeUnreachedTypes(dist, entries);
  await mergeModules(
    dist,
    modules.flatMap((file) => (file.endsWith('.js') ? file.replace('./dist/', '') : [])),
  );
  const versionOf = (sibling) => manifestOf(sibling.replace('@fairway/', '')).version;
  settled.dependencies = packedDependencies(settled, importedPackages(dist), versionOf);
  writeFileSync(join(stage, 'package.json'), JSON.stringify(settled, null, 2));

  const windows = process.platform === 'win32';
  const npm = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const code = await run(windows ? 'npm.cmd' : 'npm', npm, { cwd: stage, shell: windows });
  if (code !== 0) throw new Error(`npm could not pack ${name}`);
  return join(folder, `fairway-${name}-${settled.version}.tgz`);
}
