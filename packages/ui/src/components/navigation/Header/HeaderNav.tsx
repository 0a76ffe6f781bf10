import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { MenuLink } from '../../actions/Menu/MenuItem.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Header.css.ts';
import type { HeaderTab } from './types.ts';
import { useFit } from './useFit.ts';

export interface HeaderNavProps {
  tabs: readonly HeaderTab[];
  current: string | undefined;
}

/** The most tabs in the bar of the widest screen. */
const mostInBar = 40;

/** The tabs that fit, and a menu of the others. */
export function HeaderNav({ tabs, current }: HeaderNavProps) {
  const t = useMessages().header;
  const Link = useLink();
  const [open, setOpen] = useState(false);
  // Only so many are measured: no bar has room for more, and the page's own is always among them.
  const candidates = tabs.filter(({ key }, index) => index < mostInBar || key === current);
  const currentIndex = candidates.findIndex(({ key }) => key === current);
  const { list, visible } = useFit(candidates.length, currentIndex, candidates.length < tabs.length);
  const inBar = new Set(visible.map((index) => candidates[index]));
  const others = tabs.filter((tab) => !inBar.has(tab));
  // If the current page's tab does not fit either, the More button is marked as containing it.
  const holdsCurrent = currentIndex >= 0 && !visible.includes(currentIndex);
  return (
    <nav aria-label={t.navigation} className={styles.nav}>
      <ul ref={list} className={styles.tabs}>
        {candidates.map((tab) => (
          <li key={tab.key} className={styles.tabItem} data-fits={inBar.has(tab)}>
            <Link
              href={tab.href}
              className={styles.tab}
              aria-current={tab.key === current ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
        <li className={styles.tabItem} data-fits={others.length > 0}>
          <Menu
            label={t.more}
            onOpenChange={setOpen}
            trigger={(trigger) => (
              <button
                type="button"
                {...trigger}
                className={styles.tab}
                aria-current={holdsCurrent || undefined}
              >
                {t.more}
                <Icon icon={ChevronDown} />
              </button>
            )}
          >
            {open
              ? others.map(({ key, label, href }) => (
                  <MenuLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
                    {label}
                  </MenuLink>
                ))
              : null}
          </Menu>
        </li>
      </ul>
    </nav>
  );
}
