import { logoutPage } from '../../services/oidc/logoutPage.ts';
import { returnPage } from '../../services/oidc/returnPage.ts';
import { defineArea } from '../area.ts';
import { cleanUpStaff } from './cleanUp.ts';
import { deskSite } from './deskSite.ts';
import { authenticatorPage } from './login/authenticatorPage.ts';
import { clientOf } from './login/companyLogin.ts';
import { endProviderSessions } from './login/providerLogout.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { deskSettings } from './settings.ts';

export { openEmergency } from './members/emergency.ts';
export { type FirstAdmin, inviteFirstAdmin } from './members/firstAdmin.ts';
export { deskSettings } from './settings.ts';

export const staff = defineArea({
  name: 'staff',
  routes,
  settings: deskSettings,
  migrations,
  atWork: ({ db, config, clock, log, services }) => ({
    pages: [
      returnPage('staff', { db, config, clock }),
      logoutPage('staff', {
        ...{ db, config, clock, log, limits: services.limits },
        async clientOf() {
          const { oidc } = config.of(deskSettings);
          return oidc ? clientOf({ config, services }, oidc) : undefined;
        },
        endSessions: endProviderSessions,
      }),
      deskSite(config.of(deskSettings).folder),
      ...(config.mode === 'sandbox' ? [authenticatorPage({ db, config, clock })] : []),
    ],
    cleanUp: (now) => cleanUpStaff(db, now),
  }),
});
