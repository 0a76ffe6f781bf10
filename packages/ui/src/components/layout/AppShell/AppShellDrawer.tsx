import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { DrawerTools } from '../../navigation/Header/DrawerTools.tsx';
import type { HeaderLanguagesProps } from '../../navigation/Header/HeaderLanguages.tsx';
import { SideNav, type SideNavProps } from '../../navigation/SideNav/SideNav.tsx';
import { Drawer } from '../../overlays/Drawer/Drawer.tsx';
import * as styles from './AppShell.css.ts';

interface AppShellDrawerProps extends HeaderLanguagesProps, Pick<SideNavProps, 'groups' | 'current'> {
  open: boolean;
  onClose: () => void;
  utilities?: ReactNode;
}

/** All that a narrow screen has no room for: navigation, utilities and languages. */
export function AppShellDrawer({ open, onClose, groups, current, ...tools }: AppShellDrawerProps) {
  const t = useMessages().header;
  const closeAtLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [aria-haspopup="dialog"]')) onClose();
  };
  return (
    <Drawer open={open} side="start" size="small" title={t.menu} onClose={onClose} className={styles.drawer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this closes the drawer after one was pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click too */}
      <div className={styles.inDrawer} onClick={closeAtLink}>
        {groups.length > 0 ? <SideNav groups={groups} current={current} /> : null}
        <DrawerTools {...tools} />
      </div>
    </Drawer>
  );
}
