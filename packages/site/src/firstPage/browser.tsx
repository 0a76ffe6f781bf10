import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pathBelow } from '../navigation/base.ts';
import { SiteProvider } from '../SiteProvider.tsx';
import type { Site } from '../site.ts';
import { readFirstPage } from './firstPage.ts';
import { hydratePage } from './hydratePage.tsx';
import { aliveEvent } from './ids.ts';

/**
 * Starts a site in a browser: hydrates the page from the server, or renders it. The server draws for a visitor who has
 * typed nothing yet; for any other reader, and for `mine`, a page whose data this browser has, it renders here.
 */
export async function startSite(site: Site, mine: boolean): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has lost its #root');
  const firstPage = readFirstPage();
  const { session, cookies, localization } = site;
  const { language } = localization;
  const hydratable =
    firstPage?.language === language && !firstPage.missing && !session.current() && !mine ? firstPage : null;
  if (firstPage && firstPage.language !== language) void cookies.language(language);
  if (firstPage && session.current()) void cookies.member(true);

  // The router's first loaders start at once; texts are loaded in parallel.
  const [router, kit] = await Promise.all([routerOf(site, hydratable?.loaderData), localization.load()]);
  document.documentElement.lang = kit.lang;

  const page = (
    <StrictMode>
      <SiteProvider
        site={site}
        kit={kit}
        router={router}
        renderedAt={hydratable ? new Date(hydratable.renderedAt) : undefined}
      >
        <RouterProvider router={router} />
      </SiteProvider>
    </StrictMode>
  );
  if (hydratable) {
    hydratePage(container, page);
  } else {
    createRoot(container).render(page);
    document.dispatchEvent(new Event(aliveEvent));
  }
}

/** Creates the router, in history mode. With the data of a server-rendered page, nothing is loaded again. */
async function routerOf({ navigation: { routes, base } }: Site, loaderData?: Record<string, unknown>) {
  if (!loaderData) return createBrowserRouter(routes.tree(), { basename: base });
  const rendered = await routes.serverRenderedPage(pathBelow(base, window.location.pathname));
  return createBrowserRouter(routes.tree(rendered), { basename: base, hydrationData: { loaderData } });
}
