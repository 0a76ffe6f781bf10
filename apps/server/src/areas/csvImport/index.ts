import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { cleanUpImports } from './store.ts';

/** Tables that staff import as CSV: checked first, then imported completely or not at all. */
export const csvImport = defineArea({
  name: 'csvImport',
  routes,
  migrations,
  atWork: ({ db }) => ({ cleanUp: (now) => cleanUpImports(db, now) }),
});
