import type { HTMLAttributes, LiHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineProps extends HTMLAttributes<HTMLOListElement> {
  ref?: Ref<HTMLOListElement>;
}

/** Shows past events one after another. Its children are `TimelineEntry`s, in the order that the page chooses. */
export function Timeline({ className, ...rest }: TimelineProps) {
  return <ol className={joinClasses(styles.list, className)} {...rest} />;
}

export interface TimelineEntryProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'value'> {
  ref?: Ref<HTMLLIElement>;
  /** When it happened, in words. */
  at: ReactNode;
  /** The same for machines: `2026-11-20T08:00:00Z`. */
  dateTime?: string | undefined;
  /** Person or place of the event; follows the time. */
  by?: ReactNode;
  /** Text of the event. */
  children: ReactNode;
  /** Quieter, below: a reason, a remark. */
  note?: ReactNode;
  /** `expected` has not happened yet; `bad` went wrong. The text must say the same. */
  state?: 'done' | 'expected' | 'bad' | undefined;
}

/** One thing that happened, or is expected to. */
export function TimelineEntry({
  at,
  dateTime,
  by,
  note,
  state = 'done',
  className,
  children,
  ...rest
}: TimelineEntryProps) {
  return (
    <li className={joinClasses(styles.entry, className)} data-state={state} {...rest}>
      <span className={styles.at}>
        <time dateTime={dateTime}>{at}</time>
        {by !== undefined && by !== null && <> · {by}</>}
      </span>
      <span className={styles.what}>{children}</span>
      {note !== undefined && note !== null && note !== '' && <span className={styles.note}>{note}</span>}
    </li>
  );
}
