import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { scoreRoutes } from './routeScores.ts';
import { routes } from './routes.ts';

export { codeOf } from './changes.ts';
export { type FormerTime, formerTimesOf } from './formerTimes.ts';
export { type ImportedVersion, importedVersions } from './importedVersions.ts';
export { recordVersions, type VersionRow, versionOf } from './recordVersions.ts';
export { timeName } from './route/timeNames.ts';
export { scoreRoutes, storedCallsBetween } from './routeScores.ts';
export { oldPriceDays } from './rules.ts';
export { countCallsOf, reliabilityOf } from './scores.ts';
export { cutOffFields, type TimeField, timeFields } from './trackedFields.ts';

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
        lookEvery: 30,
        lostAfter: 600,
        run: () => scoreRoutes(db, clock.now()),
      },
    ],
  }),
});
