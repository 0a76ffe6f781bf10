import { faultForLog } from '../../http/faults.ts';
import { defineArea } from '../area.ts';
import { sendDigests } from './judging/digest/digest.ts';
import { judgeImports } from './judging/judge.ts';
import { judgeNumbers } from './judging/judgeNumbers.ts';
import { judgeStates } from './judging/judgeStates.ts';
import { routes } from './routes.ts';
import { migrations } from './tables.ts';

/** Watches of readers on a route, a sailing or a tracked number, with notifications. */
export const watch = defineArea({
  name: 'watch',
  routes,
  migrations,
  atWork({ db, clock, log, services: { outbox, publicUrl } }) {
    const parts = { db, outbox, publicUrl };
    const onFault = (error: unknown) => log.warn({ fault: faultForLog(error) }, 'watches');
    return {
      jobs: [
        {
          name: 'judge-watches',
          cron: '* * * * *',
          pollSeconds: 5,
          lostAfter: 600,
          run: () => judgeImports(parts, clock.now()).catch(onFault),
        },
        {
          name: 'judge-watched-states',
          cron: '*/30 * * * *',
          pollSeconds: 60,
          lostAfter: 3600,
          run: () => judgeStates(parts, clock.now()).catch(onFault),
        },
        {
          name: 'judge-watched-numbers',
          cron: '*/5 * * * *',
          pollSeconds: 30,
          lostAfter: 600,
          run: () => judgeNumbers(parts, clock.now()).catch(onFault),
        },
        {
          name: 'send-watch-digests',
          cron: '*/5 * * * *',
          pollSeconds: 30,
          lostAfter: 600,
          run: () => sendDigests(parts, clock.now()).catch(onFault),
        },
      ],
    };
  },
});
