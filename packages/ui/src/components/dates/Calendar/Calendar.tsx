import { type HTMLAttributes, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './Calendar.css.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarFoot } from './CalendarFoot.tsx';
import type { DateRange } from './DateRange.ts';
import * as frame from './frame.css.ts';
import { isDay } from './isDay.ts';
import { MonthHead } from './MonthHead.tsx';
import { type DayMark, itemsByDay, toDay } from './marks.ts';
import { addTo, clampDay, monthGrid, monthOf, moveDay } from './month.ts';
import { useCursor } from './useCursor.ts';
import { Weekdays } from './Weekdays.tsx';

/** Options shared by calendars and date pickers. */
export interface CalendarOptions {
  /** Today where the reader is: a day, or an instant that `timeZone` makes a day. Never the machine's clock. */
  now: IsoDay | Date;
  /** The zone that the days are meant in, such as that of the port; named under the calendar. */
  timeZone?: string | undefined;
  /** The earliest day that can be chosen. */
  min?: IsoDay | undefined;
  /** The latest day that can be chosen. */
  max?: IsoDay | undefined;
  /** Days in between that cannot be chosen. */
  isTaken?: ((day: IsoDay) => boolean) | undefined;
  /** Holidays, made-up workdays, cut-offs: a sign in the corner, words below and in the day's name. */
  marks?: readonly DayMark[] | undefined;
}

interface OneDay {
  range?: false;
  /** The chosen day. */
  value: IsoDay | null;
  onChange: (day: IsoDay) => void;
}

interface Range {
  /** Two days are chosen, in either order. */
  range: true;
  /** The chosen days. */
  value: DateRange | null;
  /** Hears of both ends at once. */
  onChange: (range: { from: IsoDay; to: IsoDay }) => void;
}

export type CalendarProps = CalendarOptions &
  (OneDay | Range) &
  Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> & {
    ref?: Ref<HTMLDivElement>;
  };

/** A table one moves through with the arrow keys. */
const asGrid = { role: 'grid' } as const;

/** One month of days: a grid to move through, mark and choose from. */
export function Calendar(props: CalendarProps) {
  const { now, timeZone, min, max, isTaken, marks, value, onChange, range, className, ...rest } = props;
  const { calendar: say, lang } = useMessages();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const today = toDay(now, timeZone);
  const ends = endsOf(props.value);
  const { at, turnTo, moveTo } = useCursor(table, 'data-day', () =>
    clampDay(ends.from ?? ends.to ?? today, min, max),
  );
  /** The first of two days, while the second is awaited. */
  const [first, setFirst] = useState<IsoDay | null>(null);

  const days = first === null ? ends : inOrder(first, at);
  const marked = itemsByDay(marks);
  const closed = (day: IsoDay) => clampDay(day, min, max) !== day || isTaken?.(day) === true;
  const weeks = monthGrid(at, lang);
  const month = monthOf(at);

  const pick = (day: IsoDay) => {
    if (closed(day)) return;
    turnTo(day);
    if (!props.range) return props.onChange(day);
    if (first === null) return setFirst(day);
    setFirst(null);
    props.onChange(inOrder(first, day));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && first !== null) {
      event.preventDefault();
      event.stopPropagation();
      return setFirst(null);
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveDay(event.key, event.shiftKey, at, { lang, rtl });
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveTo(clampDay(next, min, max));
  };

  const turn = (months: number) => {
    const next = clampDay(addTo(at, { months }), min, max);
    return monthOf(next) === month ? null : () => turnTo(next);
  };

  return (
    <div className={joinClasses(styles.calendar, className)} {...rest}>
      <MonthHead id={titleId} month={month} turn={turn} />
      <table ref={table} {...asGrid} aria-labelledby={titleId} className={frame.grid}>
        <thead>
          <tr>
            <Weekdays days={weeks[0] ?? []} />
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  ends={days}
                  inRange={range === true}
                  today={day === today}
                  focusable={day === at}
                  closed={closed(day)}
                  other={monthOf(day) !== month}
                  marks={marked.get(day)}
                  onPick={() => pick(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarFoot marks={marks} days={weeks.flat()} timeZone={timeZone} />
      {range && (
        <p role="status" className={styles.hint}>
          {first === null ? '' : say.pickEnd}
        </p>
      )}
    </div>
  );
}

function endsOf(value: IsoDay | DateRange | null): DateRange {
  const { from, to } =
    typeof value === 'object' ? (value ?? { from: null, to: null }) : { from: value, to: value };
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null };
}

function inOrder(one: IsoDay, other: IsoDay): { from: IsoDay; to: IsoDay } {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}
