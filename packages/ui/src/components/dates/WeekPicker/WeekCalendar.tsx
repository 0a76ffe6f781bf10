import { type KeyboardEvent, useId, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { CalendarFoot, DaySign } from '../Calendar/CalendarFoot.tsx';
import * as frame from '../Calendar/frame.css.ts';
import { MonthHead } from '../Calendar/MonthHead.tsx';
import { type DayMark, itemsByDay } from '../Calendar/marks.ts';
import { useCursor } from '../Calendar/useCursor.ts';
import { Weekdays } from '../Calendar/Weekdays.tsx';
import { addMonths, addWeeks, daysOf, type IsoWeek, thursdayOf, weekNumber } from './isoWeek.ts';
import * as styles from './WeekCalendar.css.ts';
import { clampWeek, monthOf, rangeOf, weeksOfMonth } from './weekRows.ts';

/** A table one moves through with the arrow keys. */
const asGrid = { role: 'grid' } as const;

interface WeekCalendarProps {
  value: IsoWeek | null;
  thisWeek: IsoWeek;
  min: IsoWeek | undefined;
  max: IsoWeek | undefined;
  marks: readonly DayMark[] | undefined;
  timeZone: string | undefined;
  onPick: (week: IsoWeek) => void;
  onClose: () => void;
}

/** One month by weeks: a grid whose rows are moved through and picked. */
export function WeekCalendar({
  value,
  thisWeek,
  min,
  max,
  marks,
  timeZone,
  onPick,
  onClose,
}: WeekCalendarProps) {
  const { weekPicker: say, calendar } = useMessages();
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const { at, turnTo, moveTo } = useCursor(table, 'data-week', () => clampWeek(value ?? thisWeek, min, max));
  const month = monthOf(thursdayOf(at));
  const weeks = weeksOfMonth(at);
  const marked = itemsByDay(marks);
  /** A row is read out with what marks its days. */
  const nameOf = (week: IsoWeek) =>
    [
      say.row(week, rangeOf(week, say.range), week === thisWeek),
      ...daysOf(week).flatMap((day) =>
        (marked.get(day) ?? []).map(({ label }) => `${calendar.dayAndMonth(day)} ${label}`),
      ),
    ].join(calendar.comma);
  const clamp = (week: IsoWeek) => clampWeek(week, min, max);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      return onClose();
    }
    const next = moveWeek(event, at);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(clamp(next));
  };

  const turn = (months: number) => {
    const next = clamp(addMonths(at, months));
    return monthOf(thursdayOf(next)) === month ? null : () => turnTo(next);
  };

  return (
    <>
      <MonthHead id={titleId} month={month} turn={turn} />
      <table ref={table} {...asGrid} aria-labelledby={titleId} className={frame.grid}>
        <thead>
          <tr>
            <th scope="col" className={frame.column}>
              {say.week}
            </th>
            <Weekdays days={daysOf(at)} />
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr
              key={week}
              className={styles.row}
              aria-selected={week === value}
              aria-current={week === thisWeek ? 'date' : undefined}
              aria-disabled={clamp(week) !== week || undefined}
            >
              <th scope="row" className={styles.weekNumber}>
                <button
                  type="button"
                  className={styles.press}
                  data-week={week}
                  tabIndex={week === at ? 0 : -1}
                  aria-label={nameOf(week)}
                  aria-disabled={clamp(week) !== week || undefined}
                  onClick={() => clamp(week) === week && onPick(week)}
                  onKeyDown={onKeyDown}
                >
                  {weekNumber(week)}
                </button>
              </th>
              {daysOf(week).map((day) => (
                <td key={day} className={monthOf(day) === month ? styles.day : styles.otherDay}>
                  {Number(day.slice(8))}
                  {marked
                    .get(day)
                    ?.slice(0, 1)
                    .map(({ kind }) => (
                      <DaySign key={kind} kind={kind} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarFoot marks={marks} days={weeks.flatMap(daysOf)} timeZone={timeZone} />
      {clamp(thisWeek) === thisWeek && (
        <div className={styles.foot}>
          <Button size="small" tone="quiet" flush="start" onClick={() => onPick(thisWeek)}>
            {say.thisWeek}
          </Button>
        </div>
      )}
    </>
  );
}

/** The week that a key moves to; `undefined` for other keys. */
function moveWeek({ key, shiftKey }: KeyboardEvent, at: IsoWeek): IsoWeek | undefined {
  const month = monthOf(thursdayOf(at));
  const own = weeksOfMonth(at).filter((week) => monthOf(thursdayOf(week)) === month);
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return addWeeks(at, -1);
    case 'ArrowDown':
    case 'ArrowRight':
      return addWeeks(at, 1);
    case 'PageUp':
      return addMonths(at, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(at, shiftKey ? 12 : 1);
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    default:
      return undefined;
  }
}
