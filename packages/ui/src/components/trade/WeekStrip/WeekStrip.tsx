import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { useRowEnds } from '../../navigation/Tabs/useRowEnds.ts';
import { type StripWeek, WeekItem } from './WeekItem.tsx';
import * as styles from './WeekStrip.css.ts';

/** Weeks with an address are links; without one, buttons. */
export interface WeekStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Names the list; "Departure week" unless given. */
  label?: string;
  /** In order of time. */
  weeks: readonly StripWeek[];
  /** The week whose sailings are shown, `2026-W48`. */
  current: string;
  /** A week without an address was chosen. */
  onWeekChange?: (week: string) => void;
}

const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** The weeks around the current one, each with its price; the current one stays in view. */
export function WeekStrip({ label, weeks, current, onWeekChange, className, ...rest }: WeekStripProps) {
  const t = useMessages().weekStrip;
  const list = useRef<HTMLUListElement>(null);

  const index = weeks.findIndex(({ week }) => week === current);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    centre(row, index);
    let width = row.clientWidth;
    // A window made narrower or turned.
    const resized = new ResizeObserver(() => {
      if (row.clientWidth !== width) centre(row, index);
      width = row.clientWidth;
    });
    resized.observe(row);
    return () => resized.disconnect();
  }, [index]);
  const { ends } = useRowEnds(list);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    const all = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const here = all.indexOf(event.currentTarget);
    const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const there = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : here + (event.key === back ? -1 : 1);
    all.at(there < all.length ? there : 0)?.focus();
  };

  const shift = (share: number) => {
    const element = list.current;
    element?.scrollBy({ left: element.clientWidth * share, behavior: 'smooth' });
  };

  return (
    <nav aria-label={label ?? t.label} className={joinClasses(styles.strip, className)} {...rest}>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.shift}
        onClick={() => shift(-0.8)}
      >
        <Icon icon={ChevronLeft} directional />
      </button>
      {/* In between a whole week is at the start; only at the very end it is cut there. */}
      <ul ref={list} className={styles.weeks} data-more={ends === 'start end' ? 'end' : ends}>
        {weeks.map((week) => (
          <li key={week.week} className={styles.item}>
            <WeekItem
              {...week}
              current={week.week === current}
              onKeyDown={onKeyDown}
              onWeekChange={onWeekChange}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.shift}
        onClick={() => shift(0.8)}
      >
        <Icon icon={ChevronRight} directional />
      </button>
    </nav>
  );
}

/** Scrolls the row only, never the page. */
function centre(row: HTMLElement, index: number) {
  const frame = row.getBoundingClientRect();
  const here = row.children[index]?.getBoundingClientRect();
  if (here) row.scrollBy(here.x + here.width / 2 - (frame.x + frame.width / 2), 0);
}
