import { Ban, CircleAlert, CircleCheck, CircleDashed, Clock, RefreshCw } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconDrawing } from '../../media/Icon/types.ts';
import * as styles from './Badge.css.ts';

/** State of a thing of any kind. */
export type StatusKind = 'done' | 'running' | 'waiting' | 'bad' | 'off' | 'none';

export interface StatusProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /**
   * `done` paid, issued, active; `running` in progress; `waiting` for a person; `bad` failed, rejected; `off`
   * cancelled, expired; `none` not begun.
   */
  of: StatusKind;
  /** Instead of the icon of the kind. */
  icon?: IconDrawing;
}

const icons: Record<StatusKind, IconDrawing> = {
  done: CircleCheck,
  running: RefreshCw,
  waiting: Clock,
  bad: CircleAlert,
  off: Ban,
  none: CircleDashed,
};

/** The state of a row, an order, a shipment: an icon with a distinct shape and the word. Quieter than a `Badge`. */
export function Status({ of, icon, className, children, ...rest }: StatusProps) {
  return (
    <span className={joinClasses(styles.status, className)} data-status={of} {...rest}>
      <Icon
        of={icon ?? icons[of] ?? icons.none}
        className={joinClasses(styles.statusIcon, styles.statusTone[of])}
      />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
