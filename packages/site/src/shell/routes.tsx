import { type ComponentType, memo } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import type { Guard } from '../navigation/guards.ts';
import type { LoaderArgs } from '../navigation/loaderArgs.ts';
import type { Page, PageTable } from '../navigation/pages.ts';
import type { ScreenKeeper } from '../navigation/screenKeeper.ts';
import type { Revalidation } from '../navigation/shouldRevalidate.ts';
import type { ServerRenderedPage, SiteRoutes } from '../navigation/siteNavigation.ts';
import { ScreenProblem } from '../problems/ScreenProblem.tsx';
import { shellRoute } from '../session/reader.ts';
import { failOnRender } from './failOnRender.ts';
import { titled } from './titledScreen.tsx';

export interface RouteParts {
  readonly pages: PageTable;
  /** Id of the route around all screens; see `shellRoute`. */
  readonly shell: { readonly Component: ComponentType; readonly loader: LoaderFunction };
  readonly guard: Guard;
  readonly screenKeeper: ScreenKeeper;
  readonly loaderArgs: (request: Request) => LoaderArgs;
  /** Path and query of a request below the site's base. */
  readonly addressOf: (request: Request) => string;
  readonly loadWords: (page: Page) => Promise<void>;
  /** Resolves once the texts are loaded. */
  readonly ready: Promise<void>;
  readonly revalidation: Revalidation;
}

/** The router renders every matched route at each navigation; memo skips the unchanged ones. */
const memoized = (Component: ComponentType): ComponentType => memo(Component);

export function createRoutes(parts: RouteParts): SiteRoutes {
  const { pages, guard, ready, revalidation } = parts;
  const shell = { ...parts.shell, Component: memoized(parts.shell.Component) };

  const fetchComponent = async (page: Page): Promise<ComponentType> => {
    const [screen] = await Promise.all([pages.fetchScreen(page), parts.loadWords(page)]);
    return memoized(titled({ ...screen, Component: memoized(screen.Component) }));
  };
  const fetchLoader = async (page: Page): Promise<LoaderFunction> => {
    // A failure needs words for its message.
    const [load] = await Promise.all([pages.fetchLoader(page), ready]);
    return ({ request }) => guard(page, parts.addressOf(request), () => load(parts.loaderArgs(request)));
  };
  const keptOnFailure =
    (load: LoaderFunction): LoaderFunction =>
    (args, context) =>
      parts.screenKeeper.load(parts.addressOf(args.request), async () => load(args, context));
  const fetchKeptLoader = async (page: Page) => keptOnFailure(await fetchLoader(page));
  /** Returns a screen in parts, each loaded when the router requests it. */
  const lazily = (page: Page) => ({
    Component: failOnRender(fetchComponent).bind(null, page),
    loader: failOnRender(fetchKeptLoader).bind(null, page),
  });

  const screens = (rendered: ServerRenderedPage | null): RouteObject[] => [
    ...pages.all.map(
      (page): RouteObject => ({
        path: page.path,
        ...(page === rendered?.page ? rendered.parts : { lazy: lazily(page) }),
        shouldRevalidate: revalidation.page,
        errorElement: <ScreenProblem />,
      }),
    ),
    { path: '*', loader: () => redirect('/notFound'), element: null },
  ];

  return {
    tree: (rendered = null) => [
      {
        id: shellRoute,
        ...shell,
        shouldRevalidate: revalidation.shell,
        errorElement: <ScreenProblem />,
        HydrateFallback: shell.Component,
        children: screens(rendered),
      },
    ],
    async serverRenderedPage(pathname) {
      const page = pages.at(pathname);
      if (!page) return null;
      const Component = await fetchComponent(page);
      const loader = keptOnFailure(async (args, context) => (await fetchLoader(page))(args, context));
      return { page, parts: { Component, loader } };
    },
  };
}
