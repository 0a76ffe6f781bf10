import { type Messages, UiProvider } from '@fairway/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DrawnAtContext } from './gateway/renderedAt.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { RouterContext, type SiteRouter } from './navigation/router.ts';
import type { Site } from './site.ts';

const SiteContext = createContext<Site | null>(null);

export interface SiteProviderProps {
  site: Site;
  /** The kit's texts, from `site.load()`. */
  kit: Messages;
  router: SiteRouter;
  /** When the server drew the page; none where the browser draws it. */
  drawnAt?: Date | undefined;
  /** The router, drawn by its provider. */
  children: ReactNode;
}

/** What stands around the router, in the browser and where the server draws a page. */
export function SiteProvider({ site, kit, router, drawnAt, children }: SiteProviderProps) {
  return (
    <SiteContext value={site}>
      <RouterContext value={router}>
        <DrawnAtContext value={drawnAt ?? null}>
          <I18nextProvider i18n={site.i18n}>
            <UiProvider messages={kit} link={RouterLink}>
              {children}
            </UiProvider>
          </I18nextProvider>
        </DrawnAtContext>
      </RouterContext>
    </SiteContext>
  );
}

/** The site around a component. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Stand below a <SiteProvider>: a component of a site asked for it.');
  return site;
}
