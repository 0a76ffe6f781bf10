import { defineArea } from '../area.ts';
import { measureDataQuality } from './measure.ts';
import { routes } from './routes.ts';
import { migrations } from './tables.ts';

/** Completeness and age of the published schedules and prices. */
export const dataQuality = defineArea({
  name: 'dataQuality',
  routes,
  migrations,
  atWork: ({ db, clock }) => ({
    jobs: [
      {
        name: 'measure-data-quality',
        cron: '* * * * *',
        pollSeconds: 30,
        lostAfter: 600,
        run: () => measureDataQuality(db, clock.now()),
      },
    ],
  }),
});
