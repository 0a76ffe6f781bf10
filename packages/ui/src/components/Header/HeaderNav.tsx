import { ChevronDown } from 'lucide-react';
import { useLink, useMessages } from '../../provider/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuLink } from '../Menu/MenuItem.tsx';
import * as styles from './Header.css.ts';
import type { HeaderTab } from './types.ts';
import { useFit } from './useFit.ts';

export interface HeaderNavProps {
  tabs: readonly HeaderTab[];
  current: string | undefined;
}

/** The tabs that fit, and a menu of the others. */
export function HeaderNav({ tabs, current }: HeaderNavProps) {
  const t = useMessages().header;
  const Link = useLink();
  const currentIndex = tabs.findIndex(({ key }) => key === current);
  const { list, shown } = useFit(tabs.length, currentIndex);
  const others = tabs.filter((_, index) => !shown.includes(index));
  // Where not even the page's own tab has room, the button of the rest says that it is in there.
  const holdsCurrent = currentIndex >= 0 && !shown.includes(currentIndex);
  return (
    <nav aria-label={t.navigation} className={styles.nav}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map(({ key, label, href }, index) => (
          <li key={key} className={styles.tabItem} data-fits={shown.includes(index)}>
            <Link href={href} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.tabItem} data-fits={others.length > 0}>
          <Menu
            label={t.more}
            trigger={(trigger) => (
              <button
                type="button"
                {...trigger}
                className={styles.tab}
                aria-current={holdsCurrent || undefined}
              >
                {t.more}
                <Icon of={ChevronDown} />
              </button>
            )}
          >
            {others.map(({ key, label, href }) => (
              <MenuLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        </li>
      </ul>
    </nav>
  );
}
