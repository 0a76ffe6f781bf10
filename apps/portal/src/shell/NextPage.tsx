import { VisuallyHidden } from '@fairway/ui';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router-dom';
import { loadWords } from '../language/i18n.ts';
import { languageAtom } from '../language/language.ts';
import { useWords } from '../language/useWords.ts';
import { findRoute } from '../navigation/findRoute.ts';
import { titleKeyOf } from '../navigation/pageTitle.ts';
import { isBuiltRoute, loadScreen, type OutlineProps, routes } from '../routes.ts';
import { currentSession } from '../session/session.ts';
import { store } from '../store.ts';
import * as styles from './NextPage.css.ts';

/** Ms that the page before stays in sight: a page that is here by then is not announced by placeholders. */
const grace = 400;

/** Stands for what is on its way: a thin line at the top and, of a page that takes its time, the outline. */
export default function NextPage() {
  const here = useLocation();
  const { state, location: next = here } = useNavigation();
  // Without a navigation it is the first page that is awaited.
  const isPage = state === 'idle' || (state === 'loading' && next.pathname !== here.pathname);
  return (
    <>
      <div className={styles.bar} aria-hidden="true" />
      {isPage ? <Awaited key={next.pathname} pathname={next.pathname} search={next.search} /> : null}
    </>
  );
}

/** Says that a page is awaited, and draws its outline in place of the page before. */
function Awaited({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const { t } = useWords();
  const [late, setLate] = useState(false);
  const [Outline, draw] = useState<ComponentType<OutlineProps>>();
  useEffect(() => {
    let awaited = true;
    const outline = outlineOf(pathname);
    const timer = setTimeout(async () => {
      setLate(true);
      const drawn = await outline;
      if (awaited) draw(() => drawn);
    }, grace);
    return () => {
      awaited = false;
      clearTimeout(timer);
    };
  }, [pathname]);
  // The page before may have been scrolled.
  useLayoutEffect(() => {
    if (Outline) window.scrollTo(0, 0);
  }, [Outline]);
  return (
    <>
      <VisuallyHidden role="status">
        {late ? t('site.opening', { page: t(`title.${titleKeyOf(pathname)}`) }) : ''}
      </VisuallyHidden>
      {Outline ? (
        <div className={styles.outline} inert>
          <Outline params={new URLSearchParams(search)} />
        </div>
      ) : null}
    </>
  );
}

/** The outline of the page at a path, where it has one and will be shown: a visitor is asked to log in instead. */
async function outlineOf(pathname: string): Promise<ComponentType<OutlineProps> | undefined> {
  const route = findRoute(routes, pathname);
  if (!route || !isBuiltRoute(route) || (route.auth && !currentSession())) return undefined;
  try {
    const [{ Outline }] = await Promise.all([
      loadScreen(route.screen),
      loadWords(`screens/${route.screen}`, store.get(languageAtom)),
    ]);
    return Outline;
  } catch {
    // What cannot be fetched is told by the router, which needs it too.
    return undefined;
  }
}
