import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { type ImportedVersion, importedVersions } from './importedVersions.ts';
export { recordVersions, type VersionRow, versionOf } from './recordVersions.ts';
export { oldPriceDays } from './rules.ts';

/** What earlier imports said of each sailing. */
export const sailingHistory = defineArea({ name: 'sailingHistory', routes, migrations });
