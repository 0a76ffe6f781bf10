import { faultForLog } from '../../http/faults.ts';
import { createTill } from '../../services/payments/sandboxTill.ts';
import { walletPages } from '../../services/payments/walletPages.ts';
import { walletSettings } from '../../services/payments/wallets.ts';
import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { notifyPages } from './notices/notifyPages.ts';
import { routes } from './routes.ts';
import { watchOrders } from './watch.ts';

export const payment = defineArea({
  name: 'payment',
  routes,
  settings: walletSettings,
  migrations,
  atWork({ config, db, clock, log, services: { wallets }, self }) {
    const till = createTill({ db, clock, secret: config.secret, log, self });
    const onFault = (error: unknown) => log.warn({ fault: faultForLog(error) }, 'orders');
    return {
      pages: [
        notifyPages({ db, clock, wallets, log }),
        ...(config.mode === 'sandbox' ? [walletPages(till, () => clock.now())] : []),
      ],
      jobs: [
        {
          name: 'watch-orders',
          cron: '* * * * *',
          lookEvery: 2,
          again: 10,
          lostAfter: 120,
          run: () => watchOrders({ db, wallets }, clock.now(), onFault),
        },
      ],
      stop: () => till.settled(),
    };
  },
});
