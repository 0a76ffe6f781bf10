import { Ban, CircleAlert, CircleCheck, CircleDashed, Clock, RefreshCw } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { eitherName, type WithFormerName } from '../../../provider/formerName.ts';
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
  kind: StatusKind;
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

type GivenStatusProps = WithFormerName<
  StatusProps,
  'kind',
  {
    /** @deprecated Use `kind`. */
    of: StatusKind;
  }
>;

/** The state of a row, an order, a shipment: an icon with a distinct shape and the word. Quieter than a `Badge`. */
export function Status({ kind: givenKind, of, icon, className, children, ...rest }: GivenStatusProps) {
  const kind = eitherName(givenKind, of);
  return (
    <span className={joinClasses(styles.status, className)} data-status={kind} {...rest}>
      <Icon
        icon={icon ?? icons[kind] ?? icons.none}
        className={joinClasses(styles.statusIcon, styles.statusTone[kind])}
      />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
