import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';

/** Home is where a visitor is led to; what is read on the way to a login is never behind one. */
const alwaysOpen = /^(home|login|problem)\/|^about\/agreement$/;

it('shows each page that anybody can open as staff close it', () => {
  const stories = readFileSync(new URL('ClosedPages.stories.tsx', import.meta.url), 'utf8');
  const open = routes.filter(({ auth, screen }) => !auth && !alwaysOpen.test(screen));

  const missing = open.filter(({ path }) => !new RegExp(`orMembers\\(\\s*'${path}'`).test(stories));

  expect(missing.map(({ path }) => path)).toEqual([]);
});
