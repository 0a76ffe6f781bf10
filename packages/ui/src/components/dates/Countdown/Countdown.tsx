import { type Ref, type TimeHTMLAttributes, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { clock, duration, markReached } from './remaining.ts';
import { useRemaining } from './useRemaining.ts';

export interface CountdownProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'dateTime' | 'children'> {
  ref?: Ref<HTMLTimeElement>;
  /** The end, as an instant from the server: ISO 8601 or ms since the epoch. */
  until: string | number;
  /** The server's clock minus this machine's, ms. */
  offset?: number;
  /** Reads this machine's clock; `Date.now` unless given. */
  now?: () => number;
  /** From this many seconds on it has the signal colour. */
  signalBelow?: number | 'always';
  /** Seconds at which the remaining time is announced; silent in between. */
  announceAt?: readonly number[];
  /** The end is reached: called once for each `until`. */
  onEnd?: () => void;
}

const noMarks: readonly number[] = [];

/** Time left until an instant, to the second. */
export function Countdown({
  until,
  offset = 0,
  now = Date.now,
  signalBelow = 60,
  announceAt = noMarks,
  onEnd,
  className,
  ...rest
}: CountdownProps) {
  const { countdown } = useMessages();
  const [spoken, setSpoken] = useState<number | null>(null);
  const seconds = useRemaining({
    until: typeof until === 'number' ? until : Date.parse(until),
    offset,
    now,
    onEnd,
    onTick(left, before) {
      const mark = left === 0 ? 0 : markReached(announceAt, before, left);
      if (mark !== null && (mark > 0 || announceAt.length > 0)) setSpoken(left);
    },
  });
  return (
    <>
      <time
        role="timer"
        dateTime={duration(seconds)}
        data-signal={signalBelow === 'always' || seconds <= signalBelow ? '' : undefined}
        className={joinClasses(styles.countdown, className)}
        {...rest}
      >
        {clock(seconds)}
      </time>
      {/* Its own region: a live timer would be read out every second. */}
      <VisuallyHidden role="status">
        {spoken === null
          ? ''
          : spoken === 0
            ? countdown.ended
            : countdown.left(Math.floor(spoken / 60), spoken % 60)}
      </VisuallyHidden>
    </>
  );
}
