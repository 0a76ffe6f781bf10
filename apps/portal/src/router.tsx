import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { routes } from './routes.ts';
import { ScreenProblem } from './screens/problem/ScreenProblem.tsx';
import { shouldRevalidate } from './screens/screenRoute.ts';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { loader as shellLoader } from './shell/loader.ts';
import { Shell } from './shell/Shell.tsx';

/** Pages that are built, as the router takes them; every other path leads to /notFound. */
function screens(): RouteObject[] {
  const built = routes.flatMap(({ path, screen }): RouteObject[] =>
    screen ? [{ path, lazy: screen, shouldRevalidate, errorElement: <ScreenProblem /> }] : [],
  );
  return [...built, { path: '*', loader: () => redirect('/notFound'), element: null }];
}

/** The portal as a tree of routes: the shell around every screen. */
export function portalRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      loader: shellLoader,
      shouldRevalidate,
      errorElement: <ScreenProblem />,
      HydrateFallback: LoadingScreen,
      children: screens(),
    },
  ];
}

/** Makes the portal's router, in history mode. */
export function createPortalRouter() {
  return createBrowserRouter(portalRoutes());
}
