import { useLink } from '../../../provider/UiProvider.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './SideNav.css.ts';
import { SideNavFace, useSideNavName } from './SideNavFace.tsx';
import type { SideNavLink } from './types.ts';

export interface SideNavLinkItemProps {
  link: SideNavLink;
  current: string | undefined;
  collapsed: boolean;
}

/** A page of the navigation. */
export function SideNavLinkItem({ link, current, collapsed }: SideNavLinkItemProps) {
  const Link = useLink();
  const name = useSideNavName(link);
  return (
    <li>
      <Tooltip text={collapsed ? name : null} as="label" placement="end" delay={200}>
        <Link
          href={link.href}
          className={styles.item}
          aria-current={link.key === current ? 'page' : undefined}
        >
          <SideNavFace entry={link} />
        </Link>
      </Tooltip>
    </li>
  );
}
