import { faultForLog } from '../../../http/faults.ts';
import { createTill } from '../../../services/payments/sandboxTill.ts';
import { walletPages } from '../../../services/payments/walletPages.ts';
import type { AreaAtWork, ServerForAreas } from '../../area.ts';
import { notifyPages } from './notices/notifyPages.ts';
import { watchOrders } from './watch.ts';

/** Wallet notices, the sandbox's own wallets, and the job that queries the wallets for payments without a notice. */
export function paymentsAtWork({
  config,
  db,
  clock,
  log,
  services: { wallets },
  self,
}: ServerForAreas): AreaAtWork {
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
        pollSeconds: 2,
        again: 10,
        lostAfter: 120,
        run: () => watchOrders({ db, wallets }, clock.now(), onFault),
      },
    ],
    stop: () => till.settled(),
  };
}
