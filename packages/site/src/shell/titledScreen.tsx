import { type ComponentType, useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { languages } from '../language/languages.ts';
import type { Screen, SubjectArgs } from '../navigation/pages.ts';
import { SteadyRoute } from '../navigation/SteadyRoute.tsx';
import { LoadedContext } from '../navigation/useLoaded.ts';
import type { Site } from '../site.ts';

export interface PageTitleProps {
  /** Name of the one of many that the page shows. */
  subject?: string | null;
}

/** The route's title and the site's name, as the specification says; before them what tells two pages of a route apart. */
export function PageTitle({ subject }: PageTitleProps) {
  const { i18n, pages, say } = useSite();
  const { pathname } = useLocation();
  const title = i18n.t(`common:title.${pages.titleKeyOf(pathname)}`);
  return <title>{`${subject ? `${subject} - ` : ''}${title} - ${say('site.name')}`}</title>;
}

/** The name of the one of many that a page shows, by its screen's `subject`. */
export function subjectOf(site: Site, { subject }: Screen, data: unknown): string | null {
  const { language, say } = site;
  const args: SubjectArgs<unknown> = {
    data,
    language,
    t: say,
    nameOf: (value) => value[languages[language].reads],
  };
  // Each `subject` is written for the data of its loader and the words of its folder.
  return subject?.(args as never) ?? null;
}

interface TitledProps {
  screen: Screen;
}

/**
 * A screen with the title of its page. It is rendered with the screen and not with the shell, because only there the
 * data certainly belongs to the visible page: after a failure the router still has the data of the previous page.
 */
function Titled({ screen }: TitledProps) {
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
      <PageTitle subject={subjectOf(site, screen, data)} />
      <SteadyRoute>
        <screen.Component />
      </SteadyRoute>
    </LoadedContext>
  );
}

/** A screen as the router draws it. */
export function titled(screen: Screen): ComponentType {
  return Titled.bind(null, { screen });
}
