import { Menu as MenuIcon } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Content } from '../../layout/PageLayout/PageLayout.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Header.css.ts';
import { HeaderDrawer } from './HeaderDrawer.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { HeaderSide } from './HeaderSide.tsx';
import type { HeaderLanguage, HeaderSearch, HeaderSession, HeaderTab } from './types.ts';
import { useSolid } from './useSolid.ts';

export interface HeaderProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The site's `Logo` inside its link home. */
  brand: ReactNode;
  /** The site's areas, in order. */
  tabs: readonly HeaderTab[];
  /** Key of the area that the page belongs to. */
  current?: string;
  /** A search over the whole site: in the bar at every width, as its sign alone below 960 px. */
  search?: HeaderSearch;
  /** Other tools on every page: a hotline, a switch of the scheme. The drawer contains it below 960 px. */
  utilities?: ReactNode;
  /** A bell with the number of unread messages: in the bar at every width. */
  notifications?: ReactNode;
  /** Languages to choose from. */
  languages: readonly HeaderLanguage[];
  /** Code of the language the page is in. */
  language: string;
  /** Another language was chosen; keep route and scroll. */
  onLanguageChange: (code: string) => void;
  /** The current user; nothing is shown while they are unknown. */
  session?: HeaderSession;
  /** Whether it is transparent over the page's first picture until 90 px of scroll. */
  overlay?: boolean;
}

/** Top of every page: areas, language, login or profile. */
export function Header({
  brand,
  tabs: givenTabs,
  current,
  search,
  utilities,
  notifications,
  languages: givenLanguages,
  language,
  onLanguageChange,
  session,
  overlay = false,
  className,
  ...rest
}: HeaderProps) {
  const t = useMessages().header;
  const { sentinel, solid } = useSolid(overlay);
  const [drawer, setDrawer] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const tabs = listOf(givenTabs);
  const choice = { languages: listOf(givenLanguages), language, onLanguageChange };
  return (
    <>
      {overlay ? <span ref={sentinel} className={styles.sentinel} aria-hidden="true" /> : null}
      <header
        className={joinClasses(styles.header, !(utilities || search) && styles.withoutUtilities, className)}
        data-solid={solid}
        data-overlay={overlay || undefined}
        {...rest}
      >
        <Content className={styles.frame}>
          <div className={styles.bar}>
            <div className={styles.brand}>{brand}</div>
            <HeaderNav tabs={tabs} current={current} />
            <HeaderSide
              search={search}
              utilities={utilities}
              notifications={notifications}
              {...choice}
              session={session}
            >
              <button
                ref={opener}
                type="button"
                className={joinClasses(styles.menuButton, utilities ? styles.narrowOnly : styles.phoneOnly)}
                aria-label={t.openMenu}
                aria-haspopup="dialog"
                onClick={() => setDrawer(true)}
              >
                <Icon icon={MenuIcon} size={20} />
              </button>
            </HeaderSide>
          </div>
        </Content>
        {drawer ? (
          <HeaderDrawer
            tabs={tabs}
            current={current}
            utilities={utilities}
            {...choice}
            opener={opener}
            onClose={() => setDrawer(false)}
          />
        ) : null}
      </header>
    </>
  );
}
