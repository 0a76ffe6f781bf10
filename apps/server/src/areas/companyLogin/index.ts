import { cleanUpAttempts } from '../../services/oidc/attempts.ts';
import { logoutPage } from '../../services/oidc/logoutPage.ts';
import { returnPage } from '../../services/oidc/returnPage.ts';
import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { endProviderSessions } from './sessions.ts';
import { companyLoginSettings } from './settings.ts';
import { clientOf, providerOf } from './store.ts';

export const companyLogin = defineArea({
  name: 'companyLogin',
  routes,
  settings: companyLoginSettings,
  migrations,
  indexes: [
    {
      name: 'session_provider_session',
      on: 'on session (tenant_id, provider_session) where provider_session is not null',
    },
  ],
  atWork: ({ db, config, clock, log, services }) => ({
    pages: [
      returnPage('company', { db, config, clock }),
      logoutPage('company', {
        ...{ db, config, clock, log, limits: services.limits },
        async clientOf(companyId) {
          const provider = await providerOf(db, companyId ?? '');
          return provider && clientOf({ config, services }, provider);
        },
        endSessions: endProviderSessions,
      }),
    ],
    cleanUp: (now) => cleanUpAttempts(db, now),
  }),
});
