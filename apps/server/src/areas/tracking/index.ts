import { faultForLog } from '../../http/faults.ts';
import { defineArea } from '../area.ts';
import { connected } from './carriers/connected.ts';
import { measuredCarriers } from './carriers/measuredCarriers.ts';
import { migrations } from './migrations.ts';
import { trackingFinder } from './numbers/finder.ts';
import { pollDue } from './polling/poll.ts';
import { routes } from './routes.ts';
import { trackingSettings } from './settings.ts';

export { milesBetween, shareBeside, splitWay } from './digest/way.ts';
export { trackedStates, zoneOfDischarge } from './numbers/trackedStates.ts';

export const tracking = defineArea({
  name: 'tracking',
  routes,
  migrations,
  finders: [trackingFinder],
  settings: trackingSettings,
  atWork({ config, db, clock, log, telemetry, services: { outbox, publicUrl } }) {
    const carriers = measuredCarriers(connected(config), telemetry);
    const onFault = (error: unknown) => log.warn({ fault: faultForLog(error) }, 'tracking');
    return {
      jobs: [
        {
          name: 'ask-carriers',
          cron: '* * * * *',
          pollSeconds: 2,
          again: 3,
          lostAfter: 300,
          run: async () => void (await pollDue({ db, clock, carriers, outbox, publicUrl, onFault })),
        },
      ],
    };
  },
});
