import { type ComponentType, useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { languages } from '../language/languages.ts';
import type { Localization } from '../language/localization.ts';
import { useLocalization } from '../language/useLocalization.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import type { Screen, SubjectArgs } from '../navigation/pages.ts';
import { LoadedContext } from '../navigation/useLoaded.ts';
import { useSiteNavigation } from '../navigation/useSiteNavigation.ts';

/** The name of the subject of a page, by its screen's `subject`. */
export function subjectOf(
  { language, say }: Pick<Localization, 'language' | 'say'>,
  { subject }: Screen,
  data: unknown,
): string | null {
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
 * A screen with the title of its page. The title is rendered with the screen and not with the shell, because only there
 * the data certainly belongs to the visible page: after a failure the router still has the data of the previous page.
 */
function Titled({ screen }: TitledProps) {
  const localization = useLocalization();
  const { setScreen } = useSiteNavigation().visiblePage;
  const data: unknown = useLoaderData();
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new for each history entry, and two entries of one address are two reports.
  useEffect(() => setScreen({ address: pathname + search, data }), [setScreen, pathname, search, key, data]);
  return (
    <LoadedContext value={data}>
      <PageTitle subject={subjectOf(localization, screen, data)} />
      <screen.Component />
    </LoadedContext>
  );
}

/** A screen as the router renders it. */
export function titled(screen: Screen): ComponentType {
  return Titled.bind(null, { screen });
}
