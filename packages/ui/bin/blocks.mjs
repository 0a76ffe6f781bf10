import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const items = () => JSON.parse(readFileSync(new URL('../blocks.json', import.meta.url), 'utf8'));

/** The blocks with their descriptions, one per line. */
export function listBlocks() {
  return items()
    .map(({ name, description }) => `${name.padEnd(20)} ${description}\n`)
    .join('');
}

/** Copies a block into a folder, where it belongs to the site from then on; prints what to install with it. */
export function addBlock(name, folder, force = false) {
  const item = items().find((each) => each.name === name);
  if (!item) throw new Error(`There is no block "${name}". There are:\n${listBlocks()}`);
  const files = item.files.map(({ path, content }) => ({ path: join(folder, basename(path)), content }));
  const existing = files.find(({ path }) => existsSync(path));
  if (existing && !force)
    throw new Error(`${existing.path} exists. Add --force to replace it, or --out for another folder.`);
  mkdirSync(folder, { recursive: true });
  for (const { path, content } of files) writeFileSync(path, content);
  const paths = files.map(({ path }) => path).join(', ');
  return `${paths}\nIt needs: npm install ${item.dependencies.join(' ')}\n`;
}
