import { telemetrySettings } from '../../telemetry/settings.ts';
import { defineArea } from '../area.ts';
import { healthGauge } from './gauge.ts';
import { healthOf } from './health.ts';
import { migrations } from './migrations.ts';
import { healthPages } from './pages.ts';

/** Whether the server runs well: for supervisors, load balancers, and those who are on call. */
export const health = defineArea({
  name: 'health',
  migrations,
  settings: telemetrySettings,
  atWork(server) {
    const own = healthOf(server);
    healthGauge(server.telemetry.meter, own);
    return { workerPages: [healthPages(own)] };
  },
});
