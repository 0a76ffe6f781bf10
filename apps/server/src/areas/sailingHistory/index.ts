import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { scoreRoutes } from './scores/routeScores.ts';

export { codeOf } from './changes.ts';
export { type FormerTime, formerTimesOf } from './formerTimes.ts';
export { type ImportedVersion, importedVersions, type PublishedValues } from './importedVersions.ts';
export { timeName } from './route/timeNames.ts';
export { oldPriceDays } from './rules.ts';
export { recentCallsBetween, scoreRoutes } from './scores/routeScores.ts';
export { countCallsOf, reliabilityOf } from './scores/scores.ts';
export { hasNewPrice } from './store.ts';
export { cutOffFields, type TimeField, timeFields } from './trackedFields.ts';
export { insertVersions, recordVersions, type SourcedVersion, versionOf } from './versions/recordVersions.ts';

/** The values of each sailing in earlier imports. */
export const sailingHistory = defineArea({
  name: 'sailingHistory',
  routes,
  migrations,
  atWork: ({ db, clock }) => ({
    jobs: [
      {
        name: 'score-routes',
        cron: '* * * * *',
        pollSeconds: 30,
        lostAfter: 600,
        run: () => scoreRoutes(db, clock.now()),
      },
    ],
  }),
});
