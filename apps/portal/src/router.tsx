import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { ScreenProblem } from './failures/ScreenProblem.tsx';
import type { LoaderData } from './firstPage/firstPage.ts';
import { languageReady, loadWords } from './language/i18n.ts';
import { languageAtom } from './language/language.ts';
import { findRoute } from './navigation/findRoute.ts';
import { shouldRevalidate } from './navigation/shouldRevalidate.ts';
import { fetchLoader, loadScreen, pages, type Route, type Screen } from './routes.ts';
import { members, unlessStaffSay } from './session/guarded.ts';
import { loader as shellLoader } from './shell/loader.ts';
import { Shell } from './shell/Shell.tsx';
import { store } from './store.ts';

/**
 * A screen in parts, each fetched when the router asks for it. Before its data stands what its row in the table asks
 * for: nobody can forget a login.
 */
function partsOf({ path, screen, auth }: Route) {
  const fetchAction = async () => (await loadScreen(screen)).action;
  const fetchGuarded = async (): Promise<LoaderFunction> => {
    // What fails is told in words.
    const [load] = await Promise.all([fetchLoader(screen), languageReady]);
    return auth ? members(load) : unlessStaffSay(path, load);
  };
  return { Component: fetchComponent.bind(null, screen), action: fetchAction, loader: fetchGuarded };
}

async function fetchComponent(screen: string): Promise<ComponentType> {
  const [{ Component }] = await Promise.all([
    loadScreen(screen),
    loadWords(`screens/${screen}`, store.get(languageAtom)),
  ]);
  return Component;
}

/** Pages that are built, as the router takes them; every other path leads to /notFound. */
function screens(taken: RouteParts | null): RouteObject[] {
  const built = pages.map(
    (route): RouteObject => ({
      path: route.path,
      ...(route === taken?.route ? taken.parts : { lazy: partsOf(route) }),
      shouldRevalidate,
      errorElement: <ScreenProblem />,
    }),
  );
  return [...built, { path: '*', loader: () => redirect('/notFound'), element: null }];
}

/** The portal as a tree of routes: the shell around every screen. */
export function portalRoutes(taken: RouteParts | null = null): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      loader: shellLoader,
      shouldRevalidate,
      errorElement: <ScreenProblem />,
      HydrateFallback: Shell,
      children: screens(taken),
    },
  ];
}

/** Makes the portal's router, in history mode. With the data of a page that came drawn, nothing is read again. */
export async function createPortalRouter(given?: LoaderData) {
  if (!given) return createBrowserRouter(portalRoutes());
  return createBrowserRouter(portalRoutes(await drawnParts(window.location.pathname)), {
    hydrationData: { loaderData: given },
  });
}

/** A route whose screen is here, as one that came drawn must be to be taken over. */
interface RouteParts {
  readonly route: Route;
  readonly parts: Screen & { readonly loader: LoaderFunction };
}

/** Fetches the screen that stands at a path, not what reads its data: the page brought that. */
async function drawnParts(pathname: string): Promise<RouteParts | null> {
  const route = findRoute(pages, pathname);
  if (!route) return null;
  const { Component, action, loader } = partsOf(route);
  const [screen, write] = await Promise.all([Component(), action()]);
  const read: LoaderFunction = async (args, context) => (await loader())(args, context);
  return { route, parts: { Component: screen, ...(write && { action: write }), loader: read } };
}
