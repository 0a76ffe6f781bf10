import { demurrageTariff } from '@fairway/gateway/contract/demurrageTariff';
import { type Route, read } from '../../http/answer.ts';
import { dayCalendarAt } from '../../time/publicHolidays/calendars.ts';
import { portsByCode } from '../harbour/index.ts';
import { portTariffs } from './portTariffs.ts';
import { tariffPage } from './tariffPage.ts';

export const routes: readonly Route[] = [
  read(demurrageTariff.selectTariffs, async ({ db, query, refuse, now }) => {
    const port = (await portsByCode(db, [query.port])).get(query.port);
    if (!port) return refuse('notFound');
    const tariffs = await portTariffs(db, query);
    return { port, calendar: dayCalendarAt(port, now), ...tariffs };
  }),
  read(demurrageTariff.selectPage, ({ db, query, now }) => tariffPage(db, query, now)),
];
