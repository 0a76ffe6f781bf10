import { joinClasses } from '@fairway/ui/utilities';
import * as styles from './DistributeSeatScreen.css.ts';

export type SeatKind = 'used' | 'idle' | 'free';

/** A seat by its number: used, used but idle, or free. Words next to it give its meaning. */
export function Mark({ number, kind }: { number: number | null; kind: SeatKind }) {
  return (
    <span aria-hidden className={joinClasses(styles.mark, styles.kind[kind])}>
      {number ?? '·'}
    </span>
  );
}
