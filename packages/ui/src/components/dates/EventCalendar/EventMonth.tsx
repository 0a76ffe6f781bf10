import type { KeyboardEvent, RefObject } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { monthGrid, monthOf } from '../Calendar/month.ts';
import { Weekdays } from '../Calendar/Weekdays.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import * as styles from './EventCalendar.css.ts';
import { EventItem } from './EventItem.tsx';
import type { CalendarEvent } from './types.ts';

interface EventMonthProps {
  table: RefObject<HTMLTableElement | null>;
  titleId: string;
  /** The day that the keys move from. */
  at: IsoDay;
  today: IsoDay;
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  isLoading: boolean;
  maxPerDay: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocusDay: (day: IsoDay) => void;
}

/** A table one moves through with the arrow keys. */
const asGrid = { role: 'grid' } as const;

/** The month as a grid; only the events of one day are stops of the Tab key. */
export function EventMonth(props: EventMonthProps) {
  const { table, titleId, at, byDay, isLoading, onKeyDown } = props;
  const { lang } = useMessages();
  const weeks = monthGrid(at, lang);
  return (
    <table
      ref={table}
      {...asGrid}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      className={styles.grid}
    >
      <thead>
        <tr>
          <Weekdays days={weeks[0] ?? []} width="short" />
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <EventDay key={day} day={day} events={byDay.get(day) ?? []} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EventDayProps extends EventMonthProps {
  day: IsoDay;
  events: readonly CalendarEvent[];
}

function EventDay({ day, events, at, today, isLoading, maxPerDay, onFocusDay }: EventDayProps) {
  const { eventCalendar: t, calendar } = useMessages();
  const isFocusable = day === at;
  const isOther = monthOf(day) !== monthOf(at);
  // A button for one more would take the place of the one.
  const firstEvents = events.length > maxPerDay + 1 ? events.slice(0, maxPerDay) : events;
  const hiddenCount = events.length - firstEvents.length;
  const tabIndex = isFocusable ? 0 : -1;
  const name = [
    calendar.day(day),
    day === today && calendar.today,
    events.length > 0 && t.count(events.length),
  ];
  const cell = { role: 'gridcell' } as const;
  return (
    <td
      {...cell}
      data-day={day}
      data-other={isOther || undefined}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={tabIndex}
      className={styles.cell}
      onFocus={() => {
        if (!isFocusable && !isOther) onFocusDay(day);
      }}
    >
      <VisuallyHidden>{name.filter(Boolean).join(calendar.comma)} </VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {isLoading && !isOther ? <span className={styles.waiting} aria-hidden="true" /> : null}
      {firstEvents.length > 0 ? (
        <ul className={styles.events}>
          {firstEvents.map((event) => (
            <li key={event.key}>
              <EventItem event={event} tabIndex={tabIndex} />
            </li>
          ))}
        </ul>
      ) : null}
      {hiddenCount > 0 ? (
        <Popover
          label={calendar.day(day)}
          trigger={(trigger) => (
            <button type="button" {...trigger} tabIndex={tabIndex} className={styles.more}>
              {t.more(hiddenCount)}
            </button>
          )}
        >
          <h3 className={styles.panelTitle}>{calendar.day(day)}</h3>
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.key}>
                <EventItem event={event} whole />
              </li>
            ))}
          </ul>
        </Popover>
      ) : null}
    </td>
  );
}
