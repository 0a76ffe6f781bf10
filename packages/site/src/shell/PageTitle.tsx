import { type ComponentType, useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { languages } from '../language/languages.ts';
import { LoadedContext } from '../navigation/loaded.ts';
import type { Page, Screen, ThingArgs } from '../navigation/pages.ts';
import { SteadyRoute } from '../navigation/SteadyRoute.tsx';
import type { Site } from '../site.ts';

export interface PageTitleProps {
  /** Name of what the page shows, where it shows one thing of many. */
  thing?: string | null;
}

/** The route's title and the site's name, as the specification says; before them what tells two pages of a route apart. */
export function PageTitle({ thing }: PageTitleProps) {
  const { i18n, pages, say } = useSite();
  const { pathname } = useLocation();
  const title = i18n.t(`common:title.${pages.titleKeyOf(pathname)}`);
  return <title>{`${thing ? `${thing} - ` : ''}${title} - ${say('site.name')}`}</title>;
}

/** What a page shows one of, by its screen's `thing`. */
export function thingOf(site: Site, page: Page, { thing }: Screen, data: unknown): string | null {
  const { language, sayFrom } = site;
  const args: ThingArgs<unknown> = {
    data,
    language,
    t: sayFrom(`screens/${page.screen}`),
    nameOf: (value) => value[languages[language].reads],
  };
  // Each `thing` is written for what the loader and the words beside it say.
  return thing?.(args as never) ?? null;
}

interface TitledProps {
  page: Page;
  screen: Screen;
}

/**
 * A screen with the title of its page. It is rendered with the screen and not with the shell, because only there the
 * data certainly belongs to the visible page: after a failure the router still has the data of the previous page.
 */
function Titled({ page, screen }: TitledProps) {
  const site = useSite();
  const data: unknown = useLoaderData();
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step to the same address is one too.
  useEffect(
    () => site.wiring.screenShows({ address: pathname + search, data }),
    [site, pathname, search, key, data],
  );
  return (
    <LoadedContext value={data}>
      <PageTitle thing={thingOf(site, page, screen, data)} />
      <SteadyRoute>
        <screen.Component />
      </SteadyRoute>
    </LoadedContext>
  );
}

/** A screen as the router draws it. */
export function titled(page: Page, screen: Screen): ComponentType {
  return Titled.bind(null, { page, screen });
}
