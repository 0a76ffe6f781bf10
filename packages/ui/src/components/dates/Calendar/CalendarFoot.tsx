import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { plain } from '../../../theme/plain.css.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './Calendar.css.ts';
import { type DayMark, type MarkKind, zoneName } from './marks.ts';

interface DaySignProps {
  kind: MarkKind;
}

/** The sign in the corner of a marked day; decoration, since the day's name includes it. */
export function DaySign({ kind }: DaySignProps) {
  const { calendar } = useMessages();
  return (
    <span className={joinClasses(styles.sign, styles.signOf[kind])} aria-hidden>
      {calendar.sign[kind]}
    </span>
  );
}

/** Marks that the list shows without scrolling. */
const fits = 4;

interface CalendarFootProps {
  marks: readonly DayMark[] | undefined;
  /** The visible days. */
  days: readonly IsoDay[];
  timeZone: string | undefined;
}

/** The meaning of the visible marks, day by day, and the time zone of the days. */
export function CalendarFoot({ marks = [], days, timeZone }: CalendarFootProps) {
  const { calendar, lang } = useMessages();
  const seen = marks.filter(({ day }) => days.includes(day)).toSorted((a, b) => a.day.localeCompare(b.day));
  if (seen.length === 0 && !timeZone) return null;
  return (
    <div className={styles.foot}>
      {seen.length > 0 && (
        // More than fit scroll, so the keyboard must reach them.
        <ul className={styles.list} aria-label={calendar.marks} tabIndex={seen.length > fits ? 0 : undefined}>
          {Object.entries(seen).map(([place, { day, kind, label }]) => (
            <li key={place} className={styles.entry}>
              <span className={joinClasses(styles.entrySign, styles.signOf[kind])} aria-hidden>
                {calendar.sign[kind]}
              </span>
              <time dateTime={day} className={styles.entryDay}>
                {calendar.dayAndMonth(day)}
              </time>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {timeZone && <p className={plain}>{calendar.zone(zoneName(timeZone, lang))}</p>}
    </div>
  );
}
