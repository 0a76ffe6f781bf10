import type { auth, Session } from '@fairway/gateway/contract/auth';
import type { Handling } from '../../../http/answer.ts';
import { lockAccounts } from '../../account/index.ts';
import { sessionOf } from '../login/login.ts';
import { noteLogin } from '../login/loginLog.ts';
import { switchTarget } from '../rules.ts';
import { deviceOf } from './device.ts';
import { endSession, openSession } from './sessions.ts';

/**
 * Switches between the personal and the company account of one person: ends the requesting session and opens one of the
 * other account. The person confirmed the switch, so a session of that account on another device ends too.
 */
export async function switchAccount(handling: Handling<typeof auth.silentLogin>): Promise<Session> {
  const { body, caller, refuse, config, db: trx, now } = handling;
  const device = await deviceOf(handling);
  const from = await trx
    .selectFrom('account')
    .select(['tenantId', 'id', 'personId', 'accountType', 'auditStatus', 'source'])
    .where('tenantId', '=', caller.tenantId)
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const accountType = switchTarget(from, body.loginPortal);
  const to =
    accountType === null
      ? undefined
      : await trx
          .selectFrom('account')
          .select(['id', 'tenantId'])
          .where('personId', '=', from.personId)
          .where('accountType', '=', accountType)
          .where('disabledAt', 'is', null)
          .orderBy('id')
          .executeTakeFirst();
  if (!to) return refuse('switchUnavailable');
  await lockAccounts(trx, [from, to]);
  const mine = await endSession(trx, caller.sessionId, 'switched', now);
  // Another device has taken over since this request arrived: the session is no longer ours to switch.
  if (!mine) return refuse('sessionExpired');
  const session = await openSession(trx, {
    account: to,
    device,
    agrees: () => true,
    secret: config.secret,
    now,
  });
  // The user has already agreed to end any other session.
  if (session.kind === 'blocked') return refuse('accountBlocked');
  if (session.kind === 'ask') throw new Error('a switch that asks about another device');
  await noteLogin(trx, to, { way: 'switch', outcome: 'success', device, now });
  return sessionOf(session);
}
