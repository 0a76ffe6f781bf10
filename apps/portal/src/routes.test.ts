import { existsSync } from 'node:fs';
import { languageCodes } from '@fairway/site/languages';
import { moduleOf } from '@fairway/site/pages';
import { expect, it } from 'vitest';
import { routes, screens, tabs } from './routes.ts';

it('names every path once, in any case', () => {
  const paths = routes.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

it('has a row for every screen, and one folder a row', () => {
  const named = routes.map(({ screen }) => moduleOf(screen));
  expect(named).toEqual(expect.arrayContaining(Object.keys(screens)));
  expect(new Set(named).size).toBe(named.length);
});

it('has a picture for links to each tab, in each language', () => {
  const pictures = tabs.flatMap((tab) => languageCodes.map((language) => `${tab}.${language}.png`));
  const missing = pictures.filter((name) => !existsSync(new URL(`../public/share/${name}`, import.meta.url)));
  expect(missing).toEqual([]);
});
