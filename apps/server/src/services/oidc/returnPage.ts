import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/db.ts';
import { withProof } from '../ownPath.ts';
import { keepReturn } from './attempts.ts';
import type { OidcDoor } from './tables.ts';

export const staffReturnPath = '/oidc/staff';
export const companyReturnPath = '/oidc/company/';

export interface ReturnPageParts {
  readonly db: Db;
  readonly config: { readonly secret: Uint8Array };
  readonly clock: Clock;
}

/** The pages of a site that take over: where a return that cannot be finished is refused in words. */
const homes: Readonly<Record<OidcDoor, string>> = { staff: '/desk/login', company: '/' };

/**
 * Serves the address to which providers redirect. It stores their query and redirects to the page where the login
 * began, with a proof for the browser that returned; no request is sent to a provider before that browser's key has
 * signed.
 */
export function returnPage(door: OidcDoor, { db, config, clock }: ReturnPageParts) {
  return (app: FastifyInstance): void => {
    const path = door === 'staff' ? staffReturnPath : `${companyReturnPath}:id`;
    app.get<{ Params: { id?: string } }>(path, async (request, reply) => {
      const { id = null } = request.params;
      const query = new URL(request.url, 'http://here').searchParams;
      const isId = id === null || /^[\da-f-]{36}$/.test(id);
      const storedReturn =
        isId &&
        (await keepReturn(db, { door, providerId: id }, query, { secret: config.secret, now: clock.now() }));
      const { returnPath, state, proof } = storedReturn || {
        returnPath: homes[door],
        state: 'over',
        proof: 'over',
      };
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(withProof(returnPath, { oidcState: state, oidcProof: proof }));
    });
  };
}
