import type { calendarFeed as calls } from '@fairway/gateway/contract/calendarFeed';
import type { Handling } from '../../http/answer.ts';
import { calendarOf, doneTimes } from '../planner/index.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import type { EventContext } from './events/sailingEvents.ts';
import { calendarWords } from './events/words.ts';
import { type CalendarEvent, writeCalendar } from './events/writeCalendar.ts';
import { type CalendarSailing, eventsOf, findSailing, lanePorts } from './readSailings.ts';

/** The calendar file of one sailing, for a tenant whose running subscription or trial covers its route. */
export async function sailingFile({
  query: { id, ready, inlandDays },
  db,
  caller,
  now,
  language,
  refuse,
  services,
}: Handling<typeof calls.selectFile>) {
  const sailing = await findSailing(db, id);
  const ports = sailing && (await lanePorts(db, sailing));
  if (!sailing || !ports) return refuse('notFound');
  if (!(await laneIsOpen(db, caller, sailing.seaRouteId, now))) return refuse('subscriptionRequired');
  const context = { ...ports, language, publicUrl: services.publicUrl() };
  const times = await eventsOf(db, [sailing], context);
  const { zone, countryCode } = ports.origin;
  const planDays =
    ready === undefined || inlandDays === undefined
      ? []
      : planEvents(
          doneTimes({ ready, inlandDays, zone, calendar: calendarOf(countryCode) }),
          sailing,
          context,
        );
  const name = nameOf(sailing);
  return {
    fileName: `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.ics`,
    content: writeCalendar({ name, about: calendarWords[language].about, events: [...planDays, ...times] }),
  };
}

const nameOf = ({ vesselName, voyage }: CalendarSailing) => `${vesselName} ${voyage}`;

/** The two days of a shipper's plan, at the end of work. */
function planEvents(
  { packed, atPort }: ReturnType<typeof doneTimes>,
  sailing: CalendarSailing,
  { origin, language }: EventContext,
): CalendarEvent[] {
  const words = calendarWords[language];
  const steps = [
    { key: 'ready', at: packed, step: words.ready },
    { key: 'atPort', at: atPort, step: words.atPort },
  ];
  return steps.map(({ key, at, step }) => ({
    uid: `${sailing.id}-${key}@fairway`,
    sequence: 0,
    changedAt: sailing.updatedAt,
    at,
    zone: origin.zone,
    title: `${step} · ${nameOf(sailing)}`,
    text: words.timeAt(origin.zone),
    place: language === 'zh' ? origin.nameZh : origin.nameEn,
  }));
}
