import { useMessages } from '../../../provider/UiProvider.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './Calendar.css.ts';
import { DaySign } from './CalendarFoot.tsx';
import type { DateRange } from './DateRange.ts';
import type { DayMark } from './marks.ts';

interface CalendarDayProps {
  day: IsoDay;
  /** The range that is chosen, or being chosen. */
  ends: DateRange;
  inRange: boolean;
  today: boolean;
  focusable: boolean;
  closed: boolean;
  /** Belongs to the month before or after. */
  other: boolean;
  marks: readonly DayMark[] | undefined;
  onPick: () => void;
}

/** One day of the grid; its name includes everything that its style shows. */
export function CalendarDay({
  day,
  ends,
  inRange,
  today,
  focusable,
  closed,
  other,
  marks,
  onPick,
}: CalendarDayProps) {
  const { calendar: say } = useMessages();
  const { from, to } = ends;
  const isEnd = day === from || day === to;
  const within = inRange && from && to && day >= from && day <= to;
  const edge = day === from ? (day === to ? 'both' : 'from') : day === to ? 'to' : '';
  const mark = marks?.[0];
  const name = [
    say.day(day),
    today && say.today,
    inRange && day === from && say.from,
    inRange && day === to && from !== to && say.to,
    ...(marks ?? []).map(({ label }) => label),
    closed && say.taken,
  ];
  const cell = { role: 'gridcell', 'aria-selected': isEnd } as const;
  return (
    <td {...cell} data-within={within ? edge : undefined} className={styles.cell}>
      <button
        type="button"
        className={styles.day}
        data-day={day}
        data-other={other || undefined}
        tabIndex={focusable ? 0 : -1}
        aria-label={name.filter(Boolean).join(say.comma)}
        aria-current={today ? 'date' : undefined}
        aria-disabled={closed || undefined}
        onClick={onPick}
      >
        {Number(day.slice(8))}
      </button>
      {mark && <DaySign kind={mark.kind} />}
    </td>
  );
}
