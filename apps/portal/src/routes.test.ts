import { existsSync, readFileSync } from 'node:fs';
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

it('has a query for each public page whose loader reads the address, because the server drops all other queries', () => {
  const publicPages = routes.filter(({ auth }) => !auth);
  const withoutQuery = publicPages.filter(({ screen }) => {
    const file = new URL(`./screens/${screen}/loader.ts`, import.meta.url);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return /\bsearch\b.*: LoaderArgs/.test(source) && !/\bqueryOf\b/.test(source);
  });
  expect(withoutQuery.map(({ path }) => path)).toEqual([]);
});
