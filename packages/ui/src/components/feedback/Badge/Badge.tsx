import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { withLead } from '../../../provider/withLead.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconDrawing } from '../../media/Icon/types.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** `good`, `bad`, `caution` for states, `neutral` and `tint` for labels. */
  tone?: 'good' | 'bad' | 'caution' | 'neutral' | 'tint';
  /** Instead of the icon of the tone; `null` where the text alone says it, as in dense tables. */
  icon?: IconDrawing | null;
}

const icons: Record<NonNullable<BadgeProps['tone']>, IconDrawing | null> = {
  good: CircleCheck,
  bad: CircleAlert,
  caution: TriangleAlert,
  neutral: null,
  tint: null,
};

/** A state or label in one or two words. The words carry it, colour and icon help. */
export function Badge({ tone = 'neutral', icon = icons[tone], className, children, ...rest }: BadgeProps) {
  // A bare text needs no element, which a long table of badges would pay for.
  const words =
    !icon && typeof children === 'string' ? children : <span className={styles.words}>{children}</span>;
  return (
    <span
      className={joinClasses(styles.badge, icon && styles.withIcon, styles.tone[tone], className)}
      {...rest}
    >
      {withLead(icon && <Icon of={icon} className={styles.icon} />, words)}
    </span>
  );
}
