import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/db.ts';
import { keyedHash } from '../../secrets.ts';
import { later } from '../../time/later.ts';
import type { Limits } from '../limits.ts';
import { networkOf } from '../network.ts';
import { logoutTokenSeconds, type ProviderLogout, readLogout } from './logoutToken.ts';
import { type OidcClient, OidcFailure } from './provider.ts';
import { companyReturnPath, staffReturnPath } from './returnPage.ts';
import type { OidcDoor } from './tables.ts';

/** Logouts that one network may report: each makes us read the provider's keys. */
const logoutLimits = [{ count: 3000, seconds: 600 }];

export interface LogoutOccasion {
  /** The company in the address; null for the staff's provider. */
  readonly companyId: string | null;
  readonly now: Date;
  readonly requestId: string;
}

export interface LogoutPageParts {
  readonly db: Db;
  readonly config: { readonly secret: Uint8Array };
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly limits: Limits;
  /** Our client at the provider of the address; undefined for an unknown address. */
  clientOf(companyId: string | null): Promise<OidcClient | undefined>;
  /** Ends the sessions that a logout names. */
  endSessions(trx: Db, logout: ProviderLogout, occasion: LogoutOccasion): Promise<void>;
}

/**
 * Serves the address to which a provider reports logouts (OpenID Connect Back-Channel Logout 1.0). A token counts once;
 * a logout of sessions that have ended succeeds.
 */
export function logoutPage(door: OidcDoor, parts: LogoutPageParts) {
  const { db, config, clock, log, limits } = parts;
  return (app: FastifyInstance): void => {
    const path = `${door === 'staff' ? staffReturnPath : `${companyReturnPath}:id`}/logout`;
    app.post<{ Params: { id?: string } }>(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const occasion = { companyId: request.params.id ?? null, now: clock.now(), requestId: request.id };
      const { requestId } = occasion;
      const allowance = await limits.take(`oidc logout ${networkOf(request.ip)}`, logoutLimits, occasion.now);
      if (!allowance.ok) return reply.code(429).send();
      try {
        await endNamed(tokenIn(request.body), occasion);
      } catch (error) {
        if (!(error instanceof OidcFailure)) throw error;
        const { problem, message: reason } = error;
        log.warn({ requestId, door, problem, reason }, 'a logout by an identity provider failed');
        return reply.code(400).send({ error: 'invalid_request' });
      }
      log.info({ requestId, door }, 'a logout by an identity provider');
      return reply.code(200).send();
    });
  };

  async function endNamed(token: string, occasion: LogoutOccasion): Promise<void> {
    const { companyId, now } = occasion;
    const isCompany = companyId === null || /^[\da-f-]{36}$/.test(companyId);
    const client = isCompany ? await parts.clientOf(companyId) : undefined;
    if (!client) throw new OidcFailure('refused', 'no provider');
    const logout = await readLogout(client, token, now);
    const tokenHash = keyedHash(config.secret, 'oidc logout', `${logout.issuer} ${logout.tokenId}`);
    await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('oidcLogout')
        .values({ tokenHash, expiresAt: later(now, 2 * logoutTokenSeconds) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw new OidcFailure('refused', 'used before');
      await parts.endSessions(trx, logout, occasion);
    });
  }
}

/** The only `logout_token` of a form. */
function tokenIn(body: unknown): string {
  const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');
  const [token, ...others] = form.getAll('logout_token');
  if (!token || others.length > 0) throw new OidcFailure('refused', 'no logout token');
  return token;
}
