import { walletWays } from '@fairway/gateway/contract/order';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../../../clock.ts';
import type { Db } from '../../../../database/db.ts';
import { NoticeForged, type Trade, type WalletProvider } from '../../../../services/payments/provider.ts';
import { notifyPaths, type Wallets } from '../../../../services/payments/wallets.ts';
import { settle } from '../settle.ts';

export interface NotifyParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly wallets: Wallets;
  readonly log: Logger;
}

/**
 * Receives notices of payments from wallets. A notice is verified over the raw bytes, then processed; it is
 * acknowledged only after the commit, so a wallet repeats every notice that we failed to store.
 */
export function notifyPages({ db, clock, wallets, log }: NotifyParts): (app: FastifyInstance) => void {
  return (app) => {
    for (const way of walletWays) {
      app.post(notifyPaths[way], async (request, reply) => {
        const wallet = wallets.of(way);
        const header = (name: string) => {
          const value = request.headers[name];
          return Array.isArray(value) ? undefined : value;
        };
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const trade = await verified(wallet, body, header);
        const settled =
          trade === 'forged' || trade === null
            ? (trade ?? 'noPayment')
            : await settle(db, way, trade, clock.now());
        log[settled === 'forged' ? 'warn' : 'info'](
          { requestId: request.id, way, settled },
          'payment notice',
        );
        const { accepted, forged, failed } = wallet.answers;
        const answer = settled === 'forged' ? forged : settled === 'unknown' ? failed : accepted;
        return reply.status(answer.status).type(answer.type).send(answer.body);
      });
    }
  };
}

async function verified(
  wallet: WalletProvider,
  body: Buffer,
  header: (name: string) => string | undefined,
): Promise<Trade | 'forged' | null> {
  try {
    return await wallet.readNotice({ body, header });
  } catch (error) {
    if (error instanceof NoticeForged) return 'forged';
    throw error;
  }
}
