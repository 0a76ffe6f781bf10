import { shortCount } from '../../../provider/shortCount.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { initial } from '../../media/Avatar/initial.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './SideNav.css.ts';
import type { SideNavLink } from './types.ts';

type Face = Pick<SideNavLink, 'label' | 'icon' | 'count'>;

interface SideNavFaceProps {
  entry: Face;
  /** Under another name, whose icon serves both. */
  nested?: boolean;
}

/** Icon, name and count. */
export function SideNavFace({ entry, nested = false }: SideNavFaceProps) {
  const { label, icon, count = 0 } = entry;
  const { sideNav } = useMessages();
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {nested ? null : icon ? <Icon icon={icon} size={20} /> : initial(label)}
      </span>
      <span className={styles.label}>{label}</span>
      {count > 0 ? (
        <>
          <span className={styles.count} data-count={shortCount(count)} aria-hidden="true" />
          <VisuallyHidden> {sideNav.count(count)}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}

/** Name and count as one text, for a tooltip. */
export function useSideNavName({ label, count = 0 }: Face): string {
  const { sideNav } = useMessages();
  return count > 0 ? `${label} · ${sideNav.count(count)}` : label;
}
