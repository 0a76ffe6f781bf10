import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { type BuiltRoute, isBuiltRoute, routes, type Screen } from './routes.ts';
import { ScreenProblem } from './screens/problem/ScreenProblem.tsx';
import { shouldRevalidate } from './screens/screenRoute.ts';
import { members, open } from './session/guarded.ts';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { loader as shellLoader } from './shell/loader.ts';
import { Shell } from './shell/Shell.tsx';

/** Loads a screen and puts before its data what its row in the table asks for: nobody can forget a login. */
async function guarded({ screen, auth }: BuiltRoute): Promise<Screen> {
  const { loader = () => null, ...rest } = await screen();
  return { ...rest, loader: auth ? members(loader) : open(loader) };
}

/** Pages that are built, as the router takes them; every other path leads to /notFound. */
function screens(): RouteObject[] {
  const built = routes.filter(isBuiltRoute).map(
    (route): RouteObject => ({
      path: route.path,
      lazy: () => guarded(route),
      shouldRevalidate,
      errorElement: <ScreenProblem />,
    }),
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
