import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from '../../routes.ts';

/** Home receives visitors, pages on the way to a login are never behind one, and customers open a quotation by its link. */
const alwaysOpen = /^(home|login|problem)\/|^about\/agreement$|^quote\/quotation$/;

const read = (...pattern: string[]) => {
  const files = globSync(join(import.meta.dirname, ...pattern));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
};

it('each public page has a story in which staff restrict it: here, or among its own stories', () => {
  const here = read('ClosedPages.stories.tsx');
  const open = pages.filter(({ auth, screen }) => !auth && !alwaysOpen.test(screen));

  const missing = open.filter(
    ({ path, screen }) =>
      !new RegExp(`orMembers\\(\\s*'${path}'`).test(here) &&
      !/orMembers\(/.test(read('..', screen, '*.stories.tsx')),
  );

  expect(missing.map(({ path }) => path)).toEqual([]);
});
