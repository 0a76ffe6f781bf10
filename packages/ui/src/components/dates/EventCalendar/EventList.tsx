import { useMessages } from '../../../provider/UiProvider.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './EventCalendar.css.ts';
import { EventItem } from './EventItem.tsx';
import type { CalendarEvent } from './types.ts';

interface EventListProps {
  level: 2 | 3 | 4;
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  today: IsoDay;
  titleId: string;
}

/** The days that have events, each with all of them: there is no room for a grid on a phone. */
export function EventList({ level, byDay, today, titleId }: EventListProps) {
  const DayHeading = `h${level}` as const;
  const { calendar } = useMessages();
  const days = [...byDay.keys()].sort();
  if (days.length === 0) return null;
  return (
    <ol className={styles.list} aria-labelledby={titleId}>
      {days.map((day) => (
        <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
          <DayHeading className={styles.dayName}>
            {calendar.day(day)}
            {day === today ? `${calendar.comma}${calendar.today}` : ''}
          </DayHeading>
          <ul className={styles.events}>
            {(byDay.get(day) ?? []).map((event) => (
              <li key={event.key}>
                <EventItem event={event} whole />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
