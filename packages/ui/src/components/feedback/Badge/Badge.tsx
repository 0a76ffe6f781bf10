import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { withLead } from '../../../provider/withLead.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconDrawing } from '../../media/Icon/types.ts';
import * as styles from './Badge.css.ts';
import { tones } from './tones.css.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** `good`, `bad`, `caution` for states, `neutral` and `info` for labels. `tint` is the deprecated name of `info`. */
  tone?: 'good' | 'bad' | 'caution' | 'neutral' | 'info' | 'tint';
  /** Replaces the icon of the tone; `null` where the text is enough, as in dense tables. */
  icon?: IconDrawing | null;
}

const icons: Record<Exclude<BadgeProps['tone'], 'info' | undefined>, IconDrawing | null> = {
  good: CircleCheck,
  bad: CircleAlert,
  caution: TriangleAlert,
  neutral: null,
  tint: null,
};

/** A state or label in one or two words. The words carry it, colour and icon help. */
export function Badge({
  tone: givenTone = 'neutral',
  icon: givenIcon,
  className,
  children,
  ...rest
}: BadgeProps) {
  const tone = givenTone === 'info' ? 'tint' : givenTone;
  const icon = givenIcon === undefined ? icons[tone] : givenIcon;
  // A bare text needs no element, which a long table of badges would pay for.
  const words =
    !icon && typeof children === 'string' ? children : <span className={styles.words}>{children}</span>;
  return (
    <span className={joinClasses(styles.badge, icon && styles.withIcon, tones[tone], className)} {...rest}>
      {withLead(icon && <Icon icon={icon} className={styles.icon} />, words)}
    </span>
  );
}
