import type { Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import {
  newProviderNo,
  type SandboxNotice,
  signatureHeader,
  signNotice,
  timestampHeader,
} from './sandboxWallet.ts';
import { notifyPaths } from './wallets.ts';

export type SandboxTrade = Selectable<Tables['sandboxTrade']>;

export interface TillParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  readonly log: Logger;
  /** The address of this server: the wallet sends notices of payments over HTTP, as a real one would. */
  readonly self: () => string;
}

/** The internals of the sandbox's wallet: the result of holding a phone to the QR. */
export interface SandboxTill {
  /** The trade of a QR, marked as scanned; undefined for an unknown one. */
  scan(token: string): Promise<SandboxTrade | undefined>;
  /** Pays, declines, or lets expire; does not change a trade that is not open any more. */
  act(token: string, action: 'pay' | 'decline' | 'expire'): Promise<SandboxTrade | undefined>;
  /** Resolves when every notice that is under way has arrived or failed. */
  settled(): Promise<void>;
}

export function createTill({ db, clock, secret, log, self }: TillParts): SandboxTill {
  const underWay = new Set<Promise<void>>();

  const find = (token: string) =>
    db.selectFrom('sandboxTrade').selectAll().where('token', '=', token).executeTakeFirst();

  async function notify({ payWay, outTradeNo, amount, providerNo, paidAt }: SandboxTrade): Promise<void> {
    if (providerNo === null || paidAt === null) return;
    const notice: SandboxNotice = {
      outTradeNo,
      amount,
      currency: 'CNY',
      providerNo,
      paidAt: paidAt.toISOString(),
    };
    const body = JSON.stringify(notice);
    const timestamp = String(clock.now().getTime());
    const signature = signNotice(secret, timestamp, body).toString('base64url');
    const headers = {
      'content-type': 'application/json',
      [timestampHeader]: timestamp,
      [signatureHeader]: signature,
    };
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) };
    const answer = await fetch(`${self()}${notifyPaths[payWay]}`, init);
    await answer.body?.cancel();
  }

  return {
    async scan(token) {
      await db
        .updateTable('sandboxTrade')
        .set({ state: 'scanned' })
        .where('token', '=', token)
        .where('state', '=', 'waiting')
        .where('expiresAt', '>', clock.now())
        .execute();
      return find(token);
    },
    async act(token, action) {
      const now = clock.now();
      const change = {
        pay: { state: 'paid', paidAt: now, providerNo: newProviderNo() },
        decline: { state: 'declined' },
        expire: { state: 'closed' },
      } as const;
      const changed = await db
        .updateTable('sandboxTrade')
        .set(change[action])
        .where('token', '=', token)
        .where('state', 'in', ['waiting', 'scanned'])
        .where('expiresAt', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (changed?.state === 'paid') {
        // A notice may arrive at any time; a lost payment is found by querying.
        const sending = notify(changed)
          .catch(() => log.warn({ way: changed.payWay }, 'sandbox notice failed'))
          .finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      return changed ?? find(token);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
