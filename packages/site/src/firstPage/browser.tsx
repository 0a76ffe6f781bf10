import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SiteProvider } from '../context.tsx';
import { pathBelow } from '../navigation/base.ts';
import type { Site } from '../site.ts';
import { readFirstPage } from './firstPage.ts';
import { takeOver } from './hydratePage.tsx';
import { aliveEvent } from './ids.ts';

/**
 * Starts a site in a browser: hydrates the page from the server, or renders it. The server draws for a visitor who has
 * typed nothing yet; for any other reader, and for `mine`, a page whose data this browser has, it renders here.
 */
export async function startSite(site: Site, mine: boolean): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has lost its #root');
  const drawn = readFirstPage();
  const { language, session, hints } = site;
  const taken = drawn?.language === language && !drawn.missing && !session.current() && !mine ? drawn : null;
  if (drawn && drawn.language !== language) void hints.language(language);
  if (drawn && session.current()) void hints.member(true);

  // The router's first loaders start at once; words arrive beside them.
  const [router, kit] = await Promise.all([routerOf(site, taken?.loaderData), site.load()]);
  document.documentElement.lang = kit.lang;

  const page = (
    <StrictMode>
      <SiteProvider
        site={site}
        kit={kit}
        router={router}
        drawnAt={taken ? new Date(taken.drawnAt) : undefined}
      >
        <RouterProvider router={router} />
      </SiteProvider>
    </StrictMode>
  );
  if (taken) {
    takeOver(container, page);
  } else {
    createRoot(container).render(page);
    document.dispatchEvent(new Event(aliveEvent));
  }
}

/** The router, in history mode. With the data of a page that came drawn, nothing is read again. */
async function routerOf({ routes, base }: Site, loaderData?: Record<string, unknown>) {
  if (!loaderData) return createBrowserRouter(routes.tree(), { basename: base });
  const drawn = await routes.drawnPage(pathBelow(base, window.location.pathname));
  return createBrowserRouter(routes.tree(drawn), { basename: base, hydrationData: { loaderData } });
}
