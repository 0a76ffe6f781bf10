import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { useMedia } from '../../../hooks/useMedia.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as bar from '../../navigation/Header/Header.css.ts';
import type { HeaderProps } from '../../navigation/Header/Header.tsx';
import { HeaderSide } from '../../navigation/Header/HeaderSide.tsx';
import { SideNav } from '../../navigation/SideNav/SideNav.tsx';
import type { SideNavGroup } from '../../navigation/SideNav/types.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as page from '../PageLayout/PageLayout.css.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import '../PageLayout/paper.css.ts';
import * as styles from './AppShell.css.ts';
import { AppShellDrawer } from './AppShellDrawer.tsx';
import { useStoredFlag } from './useStoredFlag.ts';

export interface AppShellProps
  extends HTMLAttributes<HTMLDivElement>,
    Pick<HeaderProps, 'brand' | 'search' | 'utilities' | 'session'> {
  ref?: Ref<HTMLDivElement>;
  /** The pages of the navigation, in groups. Without any there is no navigation: before a login, for example. */
  groups: readonly SideNavGroup[];
  /** Key of the page that the reader is on, or of the page that it belongs to. */
  current?: string | undefined;
  /** Languages to choose from; the menu appears with two or more. */
  languages?: HeaderProps['languages'];
  /** Code of the language the page is in. */
  language?: string;
  /** Another language was chosen; keep route and scroll. */
  onLanguageChange?: (code: string) => void;
  /** The browser remembers under this key whether the navigation is collapsed; without it, as long as the page lasts. */
  storageKey?: string;
  /** Id of `<main>`, where the skip link leads and where a router may move focus after a change of page. */
  mainId?: string;
  /** The page. */
  children?: ReactNode;
}

/** Frame of an internal tool: a bar with the account, the pages at the side, the content. */
export function AppShell({
  brand,
  groups: givenGroups,
  current,
  search,
  utilities,
  languages,
  language = '',
  onLanguageChange = ignore,
  session,
  storageKey,
  mainId,
  className,
  children,
  ...rest
}: AppShellProps) {
  const ownId = useId();
  const target = mainId ?? ownId;
  const groups = listOf(givenGroups);
  const choice = { languages: listOf(languages), language, onLanguageChange };
  return (
    <div className={joinClasses(page.page, className)} {...rest}>
      <SkipLink target={target} />
      <header className={bar.header} data-solid="true">
        <div className={styles.bar}>
          <AppShellMenu groups={groups} current={current} utilities={utilities} {...choice} />
          <div className={joinClasses(bar.brand, styles.brand)}>{brand}</div>
          <HeaderSide search={search} utilities={utilities} {...choice} session={session} />
        </div>
      </header>
      <div className={styles.body}>
        {groups.length > 0 ? <Side groups={groups} current={current} storageKey={storageKey} /> : null}
        <main id={target} tabIndex={-1} className={page.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

const ignore = () => {};

type MenuProps = Pick<AppShellProps, 'groups' | 'current' | 'utilities'> &
  Required<Pick<AppShellProps, 'languages' | 'language' | 'onLanguageChange'>>;

/** On a narrow screen the button that opens the navigation. */
function AppShellMenu(props: MenuProps) {
  const t = useMessages().header;
  const isNarrow = useMedia('narrow');
  const [isOpen, setOpen] = useState(false);
  // A tablet that is turned has the navigation at the side.
  if (isOpen && !isNarrow) setOpen(false);
  if (props.groups.length === 0 && !props.utilities && props.languages.length < 2) return null;
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon icon={MenuIcon} size={20} />
      </button>
      <AppShellDrawer open={isOpen} onClose={() => setOpen(false)} {...props} />
    </>
  );
}

/** The navigation at the side of the content, and the button that collapses it. */
function Side({ groups, current, storageKey }: Pick<AppShellProps, 'groups' | 'current' | 'storageKey'>) {
  const { sideNav } = useMessages();
  const id = useId();
  const isRoomy = useMedia('roomy', true);
  const [choice, choose] = useStoredFlag(storageKey);
  // A tablet's content needs the room more, until its reader says otherwise.
  const isCollapsed = choice ?? !isRoomy;
  const words = isCollapsed ? sideNav.expand : sideNav.collapse;
  return (
    <div className={styles.side} data-collapsed={isCollapsed || undefined}>
      <SideNav id={id} groups={groups} current={current} collapsed={isCollapsed} className={styles.nav} />
      <Tooltip text={words} as="label" placement="end" delay={200}>
        <button
          type="button"
          className={styles.collapse}
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => choose(!isCollapsed)}
        >
          <Icon icon={isCollapsed ? PanelLeftOpen : PanelLeftClose} size={20} directional />
        </button>
      </Tooltip>
    </div>
  );
}
