import { defineArea } from '../area.ts';
import { writeCounts } from './count.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { forgetOldCounts } from './store.ts';

export { countActivity } from './count.ts';

/** What accounts did, by day; other areas say when it is done. */
export const subscribeStatistics = defineArea({
  name: 'subscribeStatistics',
  routes,
  migrations,
  atWork: ({ db }) => ({
    cleanUp: (now) => forgetOldCounts(db, now),
    stop: () => writeCounts(db),
  }),
});
