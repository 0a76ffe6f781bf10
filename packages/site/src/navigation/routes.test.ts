import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createPages, type Page } from './pages.ts';
import { createRoutes } from './routes.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module');
const shell = { Component: () => null, loader: () => null };
const page: Page = { path: '/buoys', screen: 'tools/buoys' };

interface Parts {
  readonly Component: () => Promise<ComponentType>;
  readonly loader: () => Promise<LoaderFunction>;
}

/** What the router fetches of the one page of a site whose code cannot be had. */
function partsOf(): Parts {
  const never = () => Promise.reject(gone);
  const { tree } = createRoutes({
    pages: createPages(
      [page],
      { './screens/tools/buoys/route.ts': never },
      { './screens/tools/buoys/loader.ts': never },
    ),
    shell,
    guard: async (_page, _asked, read) => read(),
    loaderArgs: () => expect.fail('nothing is read'),
    actionArgs: () => expect.fail('nothing is done'),
    addressOf: () => page.path,
    loadWords: async () => {},
    ready: Promise.resolve(),
    shouldRevalidate: () => true,
  });
  return tree()[0]?.children?.[0]?.lazy as unknown as Parts;
}

it('code that cannot be fetched fails where it would stand, so that the router has a failure to show', async () => {
  const { Component, loader } = partsOf();
  const [Screen, load] = (await Promise.all([Component(), loader()])) as unknown as (() => unknown)[];
  expect(() => Screen?.()).toThrow(gone);
  expect(() => load?.()).toThrow(gone);
});
