import { cleanUpAttempts } from '../../services/oidc/attempts.ts';
import { returnPage } from '../../services/oidc/returnPage.ts';
import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { companyLoginSettings } from './settings.ts';

export const companyLogin = defineArea({
  name: 'companyLogin',
  routes,
  settings: companyLoginSettings,
  migrations,
  atWork: ({ db, config, clock }) => ({
    pages: [returnPage('company', { db, config, clock })],
    cleanUp: (now) => cleanUpAttempts(db, now),
  }),
});
