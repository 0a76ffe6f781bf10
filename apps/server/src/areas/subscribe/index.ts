import { faultForLog } from '../../http/faults.ts';
import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { remindOfEnds } from './remind/remind.ts';
import { routes } from './routes.ts';

export { trialTerms } from './rules.ts';
export { laneIsOpen, openLanePorts, seatCapacity, tenantsThatOpen } from './seats.ts';
export { insertSubscription, openLanes, routesForSale } from './store.ts';
export { openRoutesOf, seatsEnding } from './tenantRoutes.ts';

export const subscribe = defineArea({
  name: 'subscribe',
  routes,
  migrations,
  atWork: ({ db, clock, log, services: { outbox, publicUrl } }) => ({
    jobs: [
      {
        name: 'remind-of-ends',
        cron: '11 * * * *',
        pollSeconds: 60,
        lostAfter: 600,
        run: () =>
          remindOfEnds({ db, outbox, publicUrl }, clock.now()).catch((error: unknown) => {
            log.warn({ fault: faultForLog(error) }, 'reminders');
          }),
      },
    ],
  }),
});
