import { type ComponentType, memo } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import type { Guard } from '../navigation/guards.ts';
import type { LoaderArgs } from '../navigation/loaderArgs.ts';
import type { Page, PageTable } from '../navigation/pages.ts';
import type { Revalidation } from '../navigation/shouldRevalidate.ts';
import type { KeptInSight } from '../navigation/visibleScreen.ts';
import { ScreenProblem } from '../problems/ScreenProblem.tsx';
import { shellRoute } from '../session/reader.ts';
import { orFailing } from './failOnRender.ts';
import type { DrawnPage, SiteRoutes } from './siteRoutes.ts';
import { titled } from './titledScreen.tsx';

export interface RouteParts {
  readonly pages: PageTable;
  /** Id of the route around all screens; see `shellRoute`. */
  readonly shell: { readonly Component: ComponentType; readonly loader: LoaderFunction };
  readonly guard: Guard;
  readonly inSight: KeptInSight;
  readonly loaderArgs: (request: Request) => LoaderArgs;
  /** Path and query of a request below the site's base. */
  readonly addressOf: (request: Request) => string;
  readonly loadWords: (page: Page) => Promise<void>;
  /** Resolves once there are words to say. */
  readonly ready: Promise<void>;
  readonly revalidation: Revalidation;
}

/** The router renders every matched route at each navigation; only what has changed needs to be. */
const drawnOnce = (Component: ComponentType): ComponentType => memo(Component);

export function createRoutes(parts: RouteParts): SiteRoutes {
  const { pages, guard, ready, revalidation } = parts;
  const shell = { ...parts.shell, Component: drawnOnce(parts.shell.Component) };

  const fetchComponent = async (page: Page): Promise<ComponentType> => {
    const [screen] = await Promise.all([pages.fetchScreen(page), parts.loadWords(page)]);
    return drawnOnce(titled({ ...screen, Component: drawnOnce(screen.Component) }));
  };
  const fetchLoader = async (page: Page): Promise<LoaderFunction> => {
    // Failures are shown in words.
    const [load] = await Promise.all([pages.fetchLoader(page), ready]);
    return ({ request }) => guard(page, parts.addressOf(request), () => load(parts.loaderArgs(request)));
  };
  const failedData =
    (load: LoaderFunction): LoaderFunction =>
    (args, context) =>
      parts.inSight.read(parts.addressOf(args.request), async () => load(args, context));
  const fetchKept = async (page: Page) => failedData(await fetchLoader(page));
  /** A screen in parts, each fetched when the router asks for it. */
  const lazily = (page: Page) => ({
    Component: orFailing(fetchComponent).bind(null, page),
    loader: orFailing(fetchKept).bind(null, page),
  });

  const screens = (drawn: DrawnPage | null): RouteObject[] => [
    ...pages.all.map(
      (page): RouteObject => ({
        path: page.path,
        ...(page === drawn?.page ? drawn.parts : { lazy: lazily(page) }),
        shouldRevalidate: revalidation.page,
        errorElement: <ScreenProblem />,
      }),
    ),
    { path: '*', loader: () => redirect('/notFound'), element: null },
  ];

  return {
    tree: (drawn = null) => [
      {
        id: shellRoute,
        ...shell,
        shouldRevalidate: revalidation.shell,
        errorElement: <ScreenProblem />,
        HydrateFallback: shell.Component,
        children: screens(drawn),
      },
    ],
    async drawnPage(pathname) {
      const page = pages.at(pathname);
      if (!page) return null;
      const Component = await fetchComponent(page);
      const loader = failedData(async (args, context) => (await fetchLoader(page))(args, context));
      return { page, parts: { Component, loader } };
    },
  };
}
