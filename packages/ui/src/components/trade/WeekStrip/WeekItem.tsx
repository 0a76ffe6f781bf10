import type { KeyboardEvent } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink } from '../../../provider/UiProvider.tsx';
import * as styles from './WeekStrip.css.ts';

/** A week of the strip. */
export interface StripWeek {
  /** ISO week, `2026-W48`. */
  readonly week: string;
  /** Its days as the reader's language writes them: 23–29 Nov. */
  readonly days: string;
  /** Lowest price, or its replacement: login to view, no sailings. */
  readonly text: string;
  /** No price: the text is quieter. */
  readonly empty?: boolean;
  /** Address of the week's results. */
  readonly href?: string;
}

interface WeekItemProps extends StripWeek {
  current: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onWeekChange: ((week: string) => void) | undefined;
}

/** One week: where its sailings are, or what shows them. */
export function WeekItem({ week, days, text, empty, href, current, onKeyDown, onWeekChange }: WeekItemProps) {
  const Link = useLink();
  const shared = { className: styles.week, onKeyDown };
  const content = (
    <>
      <span className={styles.days}>
        {week.slice(5)} · <bdi>{days}</bdi>
      </span>{' '}
      <span className={joinClasses(styles.price, empty && styles.quiet)}>{text}</span>
    </>
  );
  return href ? (
    <Link href={href} aria-current={current ? 'page' : undefined} {...shared}>
      {content}
    </Link>
  ) : (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={() => onWeekChange?.(week)}
      {...shared}
    >
      {content}
    </button>
  );
}
