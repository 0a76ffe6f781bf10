import { demurrageTariff, type PortTariffs } from '@fairway/gateway/contract/demurrageTariff';
import type { Port } from '@fairway/gateway/contract/harbour';
import { type Route, read } from '../../http/answer.ts';
import { dayCalendarAt } from '../../time/publicHolidays/calendars.ts';
import { dayAt } from '../../time/zone.ts';
import { portsByCode } from '../harbour/index.ts';
import { portTariffs } from './portTariffs.ts';
import { tariffPage } from './tariffPage.ts';

/** The calendar of a port as calls carry it. */
function calendarAt(port: Port, now: Date): PortTariffs['calendar'] {
  const calendar = dayCalendarAt(port, now);
  return (
    calendar && {
      ...calendar,
      weekend: [...calendar.weekend],
      holidays: [...calendar.holidays],
      worked: [...calendar.worked],
    }
  );
}

export const routes: readonly Route[] = [
  read(demurrageTariff.selectTariffs, async ({ db, query, refuse, now }) => {
    const port = (await portsByCode(db, [query.port])).get(query.port);
    if (!port) return refuse('notFound');
    const day = query.day ?? dayAt(now, port.zone);
    const tariffs = await portTariffs(db, { ...query, day });
    return { port, day, calendar: calendarAt(port, now), ...tariffs };
  }),
  read(demurrageTariff.selectPage, ({ db, query, now }) => tariffPage(db, query, now)),
];
