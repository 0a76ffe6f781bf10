import type { Language } from '@fairway/gateway/contract/texts';
import { dayAt, timeAt } from '../../../time/zone.ts';
import {
  codeOf,
  cutOffFields,
  type FormerTime,
  type TimeField,
  timeName,
} from '../../sailingHistory/index.ts';
import { calendarWords } from './words.ts';
import type { CalendarEvent } from './writeCalendar.ts';

/** A port as an event names it. */
interface EventPort {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly zone: string;
}

/** A sailing with all its times; a time that was not published is null. */
export type EventSailing = Readonly<Record<TimeField, Date | null>> & {
  readonly id: string;
  readonly carrierZh: string;
  readonly carrierEn: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly updatedAt: Date;
};

export interface EventContext {
  readonly origin: EventPort;
  readonly destination: EventPort;
  readonly language: Language;
  readonly publicUrl: string;
}

const fields: readonly TimeField[] = [...cutOffFields, 'departure', 'arrival'];

const shownTime = (at: Date, zone: string) => `${dayAt(at, zone)} ${timeAt(at, zone)}`;

/**
 * One event for each published time of a sailing, at the port where it happens. A time that moved keeps its event:
 * the sequence counts its changes, and the text has the time before the last one (RFC 5545, 3.8.7.4).
 */
export function sailingEvents(
  sailing: EventSailing,
  formerTimes: readonly FormerTime[],
  { origin, destination, language, publicUrl }: EventContext,
): CalendarEvent[] {
  const words = calendarWords[language];
  const isZh = language === 'zh';
  const nameOf = ({ nameZh, nameEn }: EventPort) => (isZh ? nameZh : nameEn);
  const route = words.route(nameOf(origin), nameOf(destination));
  const { vesselName: vessel, voyage } = sailing;
  return fields.flatMap((field) => {
    const at = sailing[field];
    if (at === null) return [];
    const port = field === 'arrival' ? destination : origin;
    const changes = formerTimes.filter((former) => former.field === field);
    const last = changes.at(-1);
    const text = [
      last ? words.former(last.at && shownTime(last.at, port.zone)) : null,
      words.carrier(isZh ? sailing.carrierZh : sailing.carrierEn),
      words.timeAt(port.zone),
      `${words.more}${publicUrl}/sailDetail?id=${sailing.id}`,
    ];
    return [
      {
        uid: `${sailing.id}-${field}@fairway`,
        sequence: changes.length,
        changedAt: sailing.updatedAt,
        at,
        zone: port.zone,
        title: words.title({ name: timeName(codeOf[field], language), vessel, voyage, route }),
        text: text.filter((line) => line !== null).join('\n'),
        place: nameOf(port),
      },
    ];
  });
}
