import { Spinner, VisuallyHidden } from '@fairway/ui';
import { useRootMark } from '@fairway/ui/utilities';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigation } from 'react-router-dom';
import { useLocalization } from '../language/useLocalization.ts';
import type { OutlineProps } from '../navigation/pages.ts';
import type { SiteNavigation } from '../navigation/siteNavigation.ts';
import { useSiteNavigation } from '../navigation/useSiteNavigation.ts';
import type { SiteSession } from '../session/siteSession.ts';
import { useSession } from '../session/useSession.ts';
import * as styles from './NextPage.css.ts';
import { PlainOutline } from './PlainOutline.tsx';

/** Time in ms for which the previous page stays visible: a page that loads within it shows no placeholders. */
const grace = 400;

/** The outline in place of a page that is slow to load. */
export default function NextPage() {
  const here = useLocation();
  const { state, location: next = here } = useNavigation();
  // Without a navigation it is the first page that is awaited.
  const isPage = state === 'idle' || (state === 'loading' && next.pathname !== here.pathname);
  if (!isPage) return null;
  return (
    <Awaited
      key={next.pathname}
      pathname={next.pathname}
      search={next.search}
      before={state === 'idle' ? null : here.pathname}
    />
  );
}

/** A screen's own outline, or the plain one for any page. */
type Outlined = ComponentType<OutlineProps> | 'plain';

interface AwaitedProps extends Pick<Location, 'pathname' | 'search'> {
  /** Path of the page before; null where the first page is awaited. */
  before: string | null;
}

/** Announces that a page is loading, and shows its outline, or a plain one, in place of the previous page. */
function Awaited({ pathname, search, before }: AwaitedProps) {
  const { say, i18n } = useLocalization();
  const navigation = useSiteNavigation();
  const session = useSession();
  const title = i18n.t(`common:title.${navigation.pages.titleKeyOf(pathname)}`);
  const [late, setLate] = useState(false);
  const [Outline, draw] = useState<Outlined>();
  useEffect(() => {
    let awaited = true;
    const outline = outlineOf(navigation, session, pathname);
    const timer = setTimeout(async () => {
      setLate(true);
      const outlineModule = await outline;
      // Hidden with its page, an open dialog would leave nothing that can be pressed.
      if (awaited && !document.querySelector('dialog:modal')) draw(() => outlineModule);
    }, grace);
    return () => {
      awaited = false;
      clearTimeout(timer);
    };
  }, [navigation, session, pathname]);
  usePlaceBefore(before, Outline !== undefined);
  useOutlined(Outline !== undefined);
  return (
    <>
      <VisuallyHidden role="status">{late ? say('opening', { page: title }) : ''}</VisuallyHidden>
      {Outline ? (
        // Hidden too, for tools that find elements by role and ignore `inert`: input here is lost.
        <div className={styles.outline} inert aria-hidden>
          {Outline === 'plain' ? (
            <PlainOutline title={title} />
          ) : (
            <Outline params={new URLSearchParams(search)} />
          )}
        </div>
      ) : null}
      {late && !before && !Outline ? (
        <div className={styles.ring}>
          <Spinner label="" size={32} />
        </div>
      ) : null}
    </>
  );
}

/** Notifies the header, which is elsewhere in the tree, that an outline is below it. */
function useOutlined(outlined: boolean): void {
  useRootMark('data-outlined', outlined ? '' : undefined);
}

/** An outline starts at the top; a user who returns to the previous page gets their scroll position and focus back. */
function usePlaceBefore(before: string | null, hidden: boolean): void {
  const turnBack = useRef(() => {});
  useLayoutEffect(() => {
    if (!before || !hidden) return;
    const { scrollY } = window;
    // A hidden element loses the focus, but not before the next paint.
    const focused = document.activeElement;
    turnBack.current = () => {
      if (window.location.pathname !== before) return;
      window.scrollTo(0, scrollY);
      if (focused instanceof HTMLElement && document.activeElement === document.body)
        focused.focus({ preventScroll: true });
    };
    window.scrollTo(0, 0);
  }, [before, hidden]);
  // Once the previous page is visible again: under the outline there was nowhere to scroll to.
  useEffect(() => () => turnBack.current(), []);
}

/**
 * Returns the outline of the page at a path, its own or a plain one, if the page will be shown: a visitor is asked to
 * log in instead. The home page begins under its header and has none.
 */
async function outlineOf(
  { pages, loadWords }: SiteNavigation,
  session: SiteSession,
  pathname: string,
): Promise<Outlined | undefined> {
  const page = pages.at(pathname);
  if (!page || (page.auth && !session.current())) return undefined;
  try {
    const [{ Outline }] = await Promise.all([pages.fetchScreen(page), loadWords(page)]);
    return Outline ?? (page.path === '/' ? undefined : 'plain');
  } catch {
    // The router reports a failed fetch, because it needs the file too.
    return undefined;
  }
}
