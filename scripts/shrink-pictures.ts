/** Shrinks the pictures of stories that changed since the last commit, without loss: `npm run pictures`, before committing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { losslessCompressPng } from '@napi-rs/image';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const pictures = ['*/__pixels__/*.png'];
const changed = [
  ...git('diff', '--name-only', 'HEAD', '--', ...pictures),
  ...git('ls-files', '--others', '--exclude-standard', '--', ...pictures),
].map((path) => join(root, path));

let before = 0;
let after = 0;
for (const path of changed.filter((path) => existsSync(path))) {
  const original = readFileSync(path);
  const shrunk = await losslessCompressPng(original);
  before += original.length;
  after += Math.min(original.length, shrunk.length);
  if (shrunk.length < original.length) writeFileSync(path, shrunk);
}
const kB = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
console.log(`${changed.length} pictures: ${kB(before)} before, ${kB(after)} now`);
