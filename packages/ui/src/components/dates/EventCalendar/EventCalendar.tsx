import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { useMedia } from '../../../hooks/useMedia.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { isDay } from '../Calendar/isDay.ts';
import { MonthHead } from '../Calendar/MonthHead.tsx';
import { itemsByDay, toDay, zoneName } from '../Calendar/marks.ts';
import { addTo, clampDay, monthOf, moveDay } from '../Calendar/month.ts';
import { useCursor } from '../Calendar/useCursor.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './EventCalendar.css.ts';
import { EventList } from './EventList.tsx';
import { EventMonth } from './EventMonth.tsx';
import type { CalendarEvent } from './types.ts';

export interface EventCalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The events of the month that is shown; others may be among them. */
  events: readonly CalendarEvent[];
  /** Today where the reader is: a day, or an instant that `timeZone` makes a day. Never the machine's clock. */
  now: IsoDay | Date;
  /** The zone that the days are meant in, such as that of the port; named under the calendar. */
  timeZone?: string | undefined;
  /** The month, such as `2026-12`; that of today unless given. With another one the calendar turns to it. */
  month?: string | undefined;
  /** Called with the month that the reader has turned to: load its events. */
  onMonthChange?: (month: string) => void;
  /** The first day that has a month. */
  min?: IsoDay | undefined;
  /** The last day that has a month. */
  max?: IsoDay | undefined;
  /** `loading` and `error` are about the events of the month. */
  status?: 'ready' | 'loading' | 'error' | undefined;
  /** Loads again after `error`. */
  onRetry?: (() => void) | undefined;
  /** `list` has the days under each other. A phone shows a list unless `month` is given. */
  layout?: 'month' | 'list' | undefined;
  /** Events that a cell shows before the rest is behind a button; 3 unless given. */
  maxPerDay?: number | undefined;
  /** Level of the headings with the days of a list; 3 unless given. */
  level?: 2 | 3 | 4 | undefined;
  /** Instead of the sentence for a month without events. */
  empty?: ReactNode;
}

/** A month with what happens on each day. To choose a day use `Calendar`. */
export function EventCalendar({
  events,
  now,
  timeZone,
  month: givenMonth,
  onMonthChange,
  min,
  max,
  status = 'ready',
  onRetry,
  layout,
  maxPerDay = 3,
  level = 3,
  empty,
  className,
  ...rest
}: EventCalendarProps) {
  const { eventCalendar: t, calendar, common, lang } = useMessages();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const isPhone = useMedia('phone');
  const today = toDay(now, timeZone);
  const { at, turnTo, moveTo } = useCursor(table, 'data-day', () =>
    clampDay(dayIn(givenMonth, today), min, max),
  );
  const [lastMonth, setLastMonth] = useState(givenMonth);
  if (givenMonth !== lastMonth) {
    setLastMonth(givenMonth);
    if (givenMonth !== undefined && givenMonth !== monthOf(at))
      turnTo(clampDay(dayIn(givenMonth, today), min, max));
  }
  const month = monthOf(at);
  const byDay = itemsByDay(status === 'ready' ? events.filter(({ day }) => monthOf(day) === month) : []);
  const count = [...byDay.values()].reduce((sum, items) => sum + items.length, 0);
  const arrangement = layout ?? (isPhone ? 'list' : 'month');

  const go = (day: IsoDay, move: (day: IsoDay) => void) => {
    const next = clampDay(day, min, max);
    move(next);
    if (monthOf(next) !== month) onMonthChange?.(monthOf(next));
  };
  const turn = (months: number) => {
    const next = clampDay(addTo(at, { months }), min, max);
    return monthOf(next) === month ? null : () => go(next, turnTo);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // A panel with the events of a day has its own keys, and Escape closes it first.
    if (event.defaultPrevented || target.closest('[popover], [aria-expanded="true"]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = target.closest<HTMLElement>('[data-day]');
    if (event.key === 'Enter' && target === cell) {
      event.preventDefault();
      return cell.querySelector<HTMLElement>('a, button')?.focus();
    }
    if (event.key === 'Escape' && target !== cell) return cell?.focus();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveDay(event.key, event.shiftKey, at, { lang, rtl });
    if (next === undefined) return;
    event.preventDefault();
    go(next, moveTo);
  };
  const isTodayShown = month === monthOf(today);

  return (
    <div className={joinClasses(styles.calendar, className)} {...rest}>
      <div className={styles.head}>
        <div className={styles.turning}>
          <MonthHead id={titleId} month={month} turn={turn} />
        </div>
        <Button
          size="small"
          aria-disabled={isTodayShown || clampDay(today, min, max) !== today || undefined}
          onClick={() => {
            if (clampDay(today, min, max) === today) go(today, turnTo);
          }}
        >
          {t.today}
        </Button>
        <span role="status" className={styles.count}>
          {status === 'ready' && count > 0 ? t.count(count) : ''}
        </span>
      </div>
      {status === 'error' ? (
        <EmptyState
          kind="failed"
          size="small"
          level={level}
          picture={false}
          actions={onRetry ? <Button onClick={onRetry}>{common.retry}</Button> : undefined}
        />
      ) : arrangement === 'month' ? (
        <EventMonth
          table={table}
          titleId={titleId}
          at={at}
          today={today}
          byDay={byDay}
          isLoading={status === 'loading'}
          maxPerDay={maxPerDay}
          onKeyDown={onKeyDown}
          onFocusDay={turnTo}
        />
      ) : status === 'loading' ? (
        <Skeleton lines={6} />
      ) : (
        <EventList level={level} byDay={byDay} today={today} titleId={titleId} />
      )}
      {status === 'ready' && count === 0 ? <p className={styles.empty}>{empty ?? t.none}</p> : null}
      {timeZone === undefined ? null : (
        <p className={styles.zone}>{calendar.zone(zoneName(timeZone, lang))}</p>
      )}
    </div>
  );
}

/** Today if it is in the month, otherwise the first day of it; today for what is no month. */
function dayIn(month: string | undefined, today: IsoDay): IsoDay {
  const first = `${month}-01`;
  return month === monthOf(today) || !isDay(first) ? today : first;
}
