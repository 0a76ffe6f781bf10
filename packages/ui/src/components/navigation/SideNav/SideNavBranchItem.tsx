import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLink } from '../../../provider/UiProvider.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { MenuLink } from '../../actions/Menu/MenuItem.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './SideNav.css.ts';
import { SideNavFace, useSideNavName } from './SideNavFace.tsx';
import type { SideNavBranch } from './types.ts';

interface SideNavBranchItemProps {
  branch: SideNavBranch;
  current: string | undefined;
  collapsed: boolean;
}

/** A name with pages under it: a list that opens in place, or a menu beside the icon of a collapsed navigation. */
export function SideNavBranchItem({ collapsed, ...rest }: SideNavBranchItemProps) {
  return <li>{collapsed ? <BranchMenu {...rest} /> : <BranchList {...rest} />}</li>;
}

type Branch = Omit<SideNavBranchItemProps, 'collapsed'>;

function BranchList({ branch, current }: Branch) {
  const id = useId();
  const Link = useLink();
  const hasCurrent = branch.items.some(({ key }) => key === current);
  /** Null until somebody opens or closes it. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? hasCurrent;
  return (
    <>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={hasCurrent && !isOpen ? 'true' : undefined}
        onClick={() => setChoice(!isOpen)}
      >
        <SideNavFace entry={branch} />
        <Icon icon={ChevronDown} className={styles.chevron} />
      </button>
      <ul id={id} className={styles.nested} hidden={!isOpen}>
        {branch.items.map((link) => (
          <li key={link.key}>
            <Link
              href={link.href}
              className={styles.item}
              aria-current={link.key === current ? 'page' : undefined}
            >
              <SideNavFace entry={link} nested />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function BranchMenu({ branch, current }: Branch) {
  const name = useSideNavName(branch);
  const hasCurrent = branch.items.some(({ key }) => key === current);
  return (
    <Menu
      label={branch.label}
      placement="end-top"
      header={branch.label}
      trigger={(trigger) => (
        <Tooltip text={name} as="label" placement="end" delay={200}>
          <button
            type="button"
            {...trigger}
            className={styles.item}
            aria-current={hasCurrent ? 'true' : undefined}
          >
            <SideNavFace entry={branch} />
          </button>
        </Tooltip>
      )}
    >
      {branch.items.map(({ key, label, href }) => (
        <MenuLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}
