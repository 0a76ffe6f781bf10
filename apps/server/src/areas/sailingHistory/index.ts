import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { codeOf } from './changes.ts';
export { type FormerTime, formerTimesOf } from './formerTimes.ts';
export { type ImportedVersion, importedVersions } from './importedVersions.ts';
export { recordVersions, type VersionRow, versionOf } from './recordVersions.ts';
export { timeName } from './route/timeNames.ts';
export { oldPriceDays } from './rules.ts';
export { reliabilityOf } from './scores.ts';
export { cutOffFields, type TimeField, timeFields } from './trackedFields.ts';

/** The values of each sailing in earlier imports. */
export const sailingHistory = defineArea({ name: 'sailingHistory', routes, migrations });
