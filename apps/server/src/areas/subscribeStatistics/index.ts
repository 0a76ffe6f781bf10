import { defineArea } from '../area.ts';
import { writeCounts } from './count.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { forgetOldCounts } from './store.ts';

export { countActivity } from './count.ts';

/** Actions of accounts, counted by day; other areas report them. */
export const subscribeStatistics = defineArea({
  name: 'subscribeStatistics',
  routes,
  migrations,
  atWork: ({ db }) => ({
    cleanUp: (now) => forgetOldCounts(db, now),
    stop: () => writeCounts(db),
  }),
});
