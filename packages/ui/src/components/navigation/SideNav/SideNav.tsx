import { type HTMLAttributes, type Ref, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './SideNav.css.ts';
import { SideNavBranchItem } from './SideNavBranchItem.tsx';
import { SideNavLinkItem } from './SideNavLinkItem.tsx';
import type { SideNavGroup } from './types.ts';

export interface SideNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The pages, in groups. */
  groups: readonly SideNavGroup[];
  /** Key of the page that the reader is on, or of the page that it belongs to. */
  current?: string | undefined;
  /** Shows icons alone: names are tooltips, nested pages open as menus. */
  collapsed?: boolean;
}

/** The pages of an internal tool, in groups, at the side of the content. */
export function SideNav({ groups, current, collapsed = false, className, ...rest }: SideNavProps) {
  const { header } = useMessages();
  return (
    <nav
      aria-label={header.navigation}
      className={joinClasses(styles.root, className)}
      data-collapsed={collapsed || undefined}
      {...rest}
    >
      {listOf(groups).map((group) => (
        <Group key={group.key} group={group} current={current} collapsed={collapsed} />
      ))}
    </nav>
  );
}

interface GroupProps extends Pick<SideNavProps, 'current'> {
  group: SideNavGroup;
  collapsed: boolean;
}

function Group({ group, current, collapsed }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {group.label ? (
        <p id={id} className={styles.groupLabel}>
          <span className={styles.groupWords}>{group.label}</span>
        </p>
      ) : null}
      <ul className={styles.list} aria-labelledby={group.label ? id : undefined}>
        {listOf(group.items).map((item) =>
          'items' in item ? (
            <SideNavBranchItem key={item.key} branch={item} current={current} collapsed={collapsed} />
          ) : (
            <SideNavLinkItem key={item.key} link={item} current={current} collapsed={collapsed} />
          ),
        )}
      </ul>
    </div>
  );
}
