import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pictures = execFileSync('git', ['ls-files', '--', '*/__pixels__/**'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

test('a clone carries few pictures', () => {
  const bytes = pictures.reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
  expect(pictures.length).toBeLessThanOrEqual(2_700);
  expect(bytes / 1e6).toBeLessThanOrEqual(60);
});

test('pictures are stored as WebP: `npm run pictures` stores those that a run has drawn', () => {
  expect(pictures.filter((path) => !path.endsWith('.webp'))).toEqual([]);
});

test('no story has the same pictures as another of its component: it uses `sameAs` instead', () => {
  const stories = Map.groupBy(pictures, (path) => path.replace(/\.[a-z-]+\.webp$/, ''));
  const byPictures = Map.groupBy(stories, ([story, paths]) =>
    [dirname(story), ...paths.map(look).sort()].join('\n'),
  );
  const doubles = [...byPictures.values()].filter((same) => same.length > 1);
  expect(doubles.map((same) => same.map(([story]) => story).join(' = '))).toEqual([]);
});

/** The look of a picture and its bytes: `zh-light-desktop 3f2a…`. */
function look(path: string): string {
  const bytes = readFileSync(join(root, path));
  return `${path.match(/\.([a-z-]+)\.webp$/)?.[1]} ${createHash('sha256').update(bytes).digest('hex')}`;
}
