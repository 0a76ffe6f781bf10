import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Statistics.css.ts';

export interface StatisticsProps extends HTMLAttributes<HTMLDListElement> {
  ref?: Ref<HTMLDListElement>;
}

/** Key figures in a band, side by side where they fit. Its children are `Statistic`s. */
export function Statistics({ className, ...rest }: StatisticsProps) {
  return <dl className={joinClasses(styles.band, className)} {...rest} />;
}

export interface StatisticProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the counted or measured value. */
  term: ReactNode;
  /** The figure, formatted in the reader's language; a dash while it is unknown. */
  children?: ReactNode;
  /** Smaller text after the figure: its unit, a change, a comparison. */
  aside?: ReactNode;
}

/** One figure of `Statistics`. */
export function Statistic({ term, aside, className, children, ...rest }: StatisticProps) {
  const { common } = useMessages();
  const isUnknown = children === undefined || children === null || children === '';
  return (
    <div className={joinClasses(styles.statistic, className)} {...rest}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {isUnknown ? common.none : children} {aside ? <span className={styles.aside}>{aside}</span> : null}
      </dd>
    </div>
  );
}
