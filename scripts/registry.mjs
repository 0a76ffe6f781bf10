/**
 * `npm run pack`: builds the packages that other sites install and packs them into `.packages`, with an index from
 * which a running Fairway serves npm at `/packages`. Versions packed earlier stay; packing a version again replaces it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeTokens } from '../packages/ui/bin/tokens.mjs';
import { writeBlocks } from './docs/blocks.mjs';
import { writePages } from './docs/writePages.mjs';
import { install, root } from './node24.mjs';
import { buildPackage, pack } from './pack.mjs';

const names = ['trade', 'ui', 'forms', 'gateway'];
const folder = join(root, '.packages');
/** The folder of other files that a running Fairway serves: pages as Markdown, tokens for design tools, blocks. */
const pages = join(folder, 'pages');

await install('all');
mkdirSync(folder, { recursive: true });
const index = readIndex(join(folder, 'index.json'));
try {
  for (const name of names) {
    await buildPackage(name);
    add(index, await pack(name, folder));
    if (name === 'ui') await writeTokens(join(pages, 'tokens'));
  }
  writePages(pages);
  writeBlocks(join(pages, 'blocks'));
} finally {
  // A build left in place would be taken for the sources by the compiler of styles.
  for (const name of names) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
}
// A server that reads at this moment gets the former index or the new one, never half of one.
writeFileSync(join(folder, 'index.json.new'), JSON.stringify(index, null, 2));
renameSync(join(folder, 'index.json.new'), join(folder, 'index.json'));

console.log(`
Packed into .packages: ${names.map((name) => `@fairway/${name} ${latestOf(index, name)}`).join(', ')}.
A running Fairway serves them. In the site that installs them:

  npm config set @fairway:registry=http://127.0.0.1:8787/packages/ --location=project
  npm install @fairway/ui react react-dom
`);

function readIndex(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Adds the data that npm requests about a package: its manifest, its file and the hash with which npm verifies the file. */
function add(index, tarball) {
  const stage = join(folder, basename(tarball).split('-')[1]);
  const manifest = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8'));
  rmSync(stage, { recursive: true, force: true });
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  const { versions = {} } = index[manifest.name] ?? {};
  versions[manifest.version] = { ...manifest, dist: { tarball: basename(tarball), integrity } };
  index[manifest.name] = { name: manifest.name, 'dist-tags': { latest: manifest.version }, versions };
}

function latestOf(index, name) {
  return index[`@fairway/${name}`]['dist-tags'].latest;
}
