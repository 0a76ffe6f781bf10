import { faultForLog } from '../../http/faults.ts';
import { defineArea } from '../area.ts';
import { exportPage } from './export.ts';
import { closeDueAccounts } from './forget.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

/** The rights of a person by the privacy laws: a copy of all their data, and its deletion. */
export const personalData = defineArea({
  name: 'personalData',
  routes,
  migrations,
  atWork({ db, config, clock, log, services: { blobs, outbox, papers } }) {
    const onFault = (error: unknown) => log.warn({ fault: faultForLog(error) }, 'closing accounts');
    return {
      pages: [exportPage({ db, config, clock, blobs, papers })],
      jobs: [
        {
          name: 'close-accounts',
          cron: '20 * * * *',
          pollSeconds: 60,
          lostAfter: 600,
          run: () => closeDueAccounts(db, outbox, clock.now(), onFault),
        },
      ],
      async cleanUp(now) {
        await db.deleteFrom('dataExport').where('expiresAt', '<', now).execute();
      },
    };
  },
});
