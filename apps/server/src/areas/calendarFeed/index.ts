import { defineArea } from '../area.ts';
import { feedPage } from './feedPage.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

/** Calendars of sailings: feeds that programs subscribe to, and files. */
export const calendarFeed = defineArea({
  name: 'calendarFeed',
  routes,
  migrations,
  atWork: (server) => ({ pages: [feedPage(server)] }),
});
