import { joinClasses } from '../../../provider/classes.ts';
import { ModalFrame, type ModalProps } from '../Dialog/ModalFrame.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends ModalProps {
  /** Its edge: `end` for details and filters, `start` for navigation, `bottom` for choices on phones. */
  side?: 'end' | 'start' | 'bottom';
  /** Its width; the whole screen on phones. */
  size?: 'small' | 'medium' | 'large';
}

/** More about one thing, or a longer task, at an edge of the page, which stays in view behind. */
export function Drawer({ open, side = 'end', size = 'medium', className, ...rest }: DrawerProps) {
  if (!open) return null;
  return <ModalFrame className={joinClasses(styles.side[side], styles.size[size], className)} {...rest} />;
}
