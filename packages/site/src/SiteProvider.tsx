import { type Messages, UiProvider } from '@fairway/ui';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RenderedAtContext } from './gateway/renderedAt.ts';
import { GatewayContext } from './gateway/useGateway.ts';
import { ReaderZone } from './language/readerZone.tsx';
import { LocalizationContext } from './language/useLocalization.ts';
import { MutationsContext } from './mutations/MutationsContext.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import { RouterContext, type SiteRouter } from './navigation/router.ts';
import { NavigationContext } from './navigation/useSiteNavigation.ts';
import { NoticesContext } from './notices/useNotices.ts';
import { OperatorContext } from './operator/useOperator.ts';
import { SessionContext } from './session/useSession.ts';
import type { Site } from './site.ts';

export interface SiteProviderProps {
  site: Site;
  /** The kit's texts, from `site.localization.load()`. */
  kit: Messages;
  router: SiteRouter;
  /** When the server rendered the page; undefined if the browser renders it. */
  renderedAt?: Date | undefined;
  /** The router's provider. */
  children: ReactNode;
}

/** Provides the parts of a site to its components, in the browser and on the server. */
export function SiteProvider({ site, kit, router, renderedAt, children }: SiteProviderProps) {
  const { localization, notices, session, gateway, navigation, mutations, operator } = site;
  return (
    <LocalizationContext value={localization}>
      <NoticesContext value={notices}>
        <SessionContext value={session}>
          <GatewayContext value={gateway}>
            <RenderedAtContext value={renderedAt ?? null}>
              <NavigationContext value={navigation}>
                <RouterContext value={router}>
                  <MutationsContext value={mutations}>
                    <OperatorContext value={operator}>
                      <I18nextProvider i18n={localization.i18n}>
                        <UiProvider messages={kit} link={RouterLink}>
                          <ReaderZone isServerRendered={renderedAt !== undefined}>{children}</ReaderZone>
                        </UiProvider>
                      </I18nextProvider>
                    </OperatorContext>
                  </MutationsContext>
                </RouterContext>
              </NavigationContext>
            </RenderedAtContext>
          </GatewayContext>
        </SessionContext>
      </NoticesContext>
    </LocalizationContext>
  );
}
