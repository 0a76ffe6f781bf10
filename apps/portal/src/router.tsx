import { createBrowserRouter, matchRoutes, type RouteObject, redirect } from 'react-router-dom';
import type { LoaderData } from './firstPage/firstPage.ts';
import { loadWords } from './language/i18n.ts';
import { languageAtom } from './language/language.ts';
import { type BuiltRoute, isBuiltRoute, loadScreen, routes, type Screen } from './routes.ts';
import { ScreenProblem } from './screens/problem/ScreenProblem.tsx';
import { shouldRevalidate } from './screens/screenRoute.ts';
import { members, unlessStaffSay } from './session/guarded.ts';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { loader as shellLoader } from './shell/loader.ts';
import { Shell } from './shell/Shell.tsx';
import { store } from './store.ts';

/** Loads a screen and puts before its data what its row in the table asks for: nobody can forget a login. */
async function guarded({ path, screen, auth }: BuiltRoute): Promise<Screen> {
  const [{ loader = () => null, ...rest }] = await Promise.all([
    loadScreen(screen),
    loadWords(`screens/${screen}`, store.get(languageAtom)),
  ]);
  return { ...rest, loader: auth ? members(loader) : unlessStaffSay(path, loader) };
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

/** Makes the portal's router, in history mode. With the data of a page that came drawn, nothing is read again. */
export async function createPortalRouter(given?: LoaderData) {
  const routes = portalRoutes();
  if (!given) return createBrowserRouter(routes);
  // What is drawn can only be taken over once the screen's module is here.
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => unfold(route)));
  return createBrowserRouter(routes, { hydrationData: { loaderData: given } });
}

async function unfold(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}
