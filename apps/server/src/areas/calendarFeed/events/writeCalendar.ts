import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';

/** An event at one instant, at a place with a clock. */
export interface CalendarEvent {
  readonly uid: string;
  /** Counts the changes of the time. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly at: Date;
  /** IANA zone in which the time is written. */
  readonly zone: string;
  readonly title: string;
  readonly text: string;
  readonly place: string;
}

export interface Calendar {
  readonly name: string;
  readonly about: string;
  readonly events: readonly CalendarEvent[];
}

/** Seconds after which programs should read a feed again; most have their own interval. */
const readAgainAfter = 3600;

/**
 * Returns a calendar as iCalendar text (RFC 5545) with a VTIMEZONE for each zone. The same calendar always returns the
 * same bytes: it contains no instant except those of its events.
 */
export function writeCalendar({ name, about, events }: Calendar): string {
  const calendar = ical({
    name,
    description: about,
    prodId: { company: 'Fairway', product: 'Sailings' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: readAgainAfter,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const { uid, sequence, changedAt, at, zone, title, text, place } of events) {
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: new TZDate(at, zone),
      timezone: zone,
      summary: title,
      description: text,
      location: place,
      // A cut-off does not make its reader busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function zoneBlock(zone: string): string | null {
  const [block] = timeZoneBlock(zone);
  return block ?? null;
}
