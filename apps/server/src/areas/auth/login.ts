import type { Session } from '@fairway/gateway/contract/auth';
import type { Call } from '@fairway/gateway/contract/call';
import type { LoginPortal } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import { type Refuse, refuse, refuseFields } from '../../http/refuse.ts';
import { networkOf } from '../../services/network.ts';
import {
  type ClaimName,
  type FoundAccount,
  findAccount,
  type LoginName,
  lockAccounts,
  loginName,
} from '../account/index.ts';
import { challengeStranger } from './challenge.ts';
import type { Guesser } from './device.ts';
import { spendTicket } from './forceTickets.ts';
import { noteLogin } from './loginLog.ts';
import { type Device, type Opened, openSession } from './sessions.ts';
import type { LoginWay } from './tables.ts';

/** What all ways to log in share: a request that asks for a session in one of the portals. */
export interface Login
  extends Pick<Handling<Call>, 'config' | 'db' | 'now' | 'services' | 'ip' | 'keyId' | 'header'> {
  readonly body: { readonly loginPortal: LoginPortal };
  settle(transaction: Db, session: Session): Promise<unknown>;
  readonly refuse: Refuse<'forceTicketInvalid' | 'otherDeviceOnline' | 'accountBlocked'>;
  readonly way: LoginWay;
}

/** Logins that one network may try, right or wrong; and one browser that the account knows. */
const loginLimits = [{ count: 60, seconds: 600 }];

/**
 * The second step of a login that was answered `otherDeviceOnline`. The ticket replaces the earlier proof, so neither
 * password nor code is checked again; it is valid once, for this account, from this key, and against the one session of
 * the question.
 */
export async function loginByTicket(
  handling: Login,
  name: ClaimName,
  device: Device,
  ticket: string,
): Promise<Session> {
  const { body, refuse, config, db, now } = handling;
  const account = await findAccount(db, name, body.loginPortal);
  if (!account) return refuse('forceTicketInvalid');
  const opened = await db.transaction().execute(async (trx) => {
    await lockAccounts(trx, [account.id]);
    const agreed = await spendTicket(trx, {
      ticket,
      secret: config.secret,
      accountId: account.id,
      keyId: device.keyId,
      now,
    });
    if (agreed === undefined) return undefined;
    return open(handling, trx, account, device, (sessionId) => sessionId === agreed);
  });
  return opened ? sessionOrRefusal(opened, refuse) : refuse('forceTicketInvalid');
}

/** Opens the session of a proven login, and settles its answer within the same transaction. */
export async function open(
  handling: Login,
  trx: Db,
  account: FoundAccount,
  device: Device,
  agrees: (sessionId: string) => boolean,
): Promise<Opened> {
  const { secret } = handling.config;
  const opened = await openSession(trx, {
    account,
    device,
    agrees,
    secret,
    now: handling.now,
  });
  if (opened.kind === 'opened') {
    const { way, now } = handling;
    await noteLogin(trx, account, { way, outcome: 'success', device, now });
    await handling.settle(trx, sessionOf(opened));
  }
  return opened;
}

/** The opened session, or the reason without one: the question about the other device, or a block. */
export function sessionOrRefusal(
  opened: Opened,
  refuse: Refuse<'otherDeviceOnline' | 'accountBlocked'>,
): Session {
  if (opened.kind === 'opened') return sessionOf(opened);
  if (opened.kind === 'blocked') return refuse('accountBlocked');
  return refuse('otherDeviceOnline', {
    data: {
      ticket: opened.ticket,
      expiresAt: opened.expiresAt.toISOString(),
      lastSeenAt: opened.lastSeenAt.toISOString(),
    },
  });
}

/** The answer about an opened session. */
export function sessionOf(opened: Extract<Opened, { kind: 'opened' }>): Session {
  const { token, expiresAt, firstVisit } = opened;
  return { token, expiresAt: expiresAt.toISOString(), firstVisit };
}

interface Named {
  readonly body: { readonly account: string };
  readonly refuse: Refuse<'overseasPhoneUnsupported'>;
}

/** The login name of the body; refuses an invalid one. */
export function namedBy({ body, refuse }: Named): LoginName {
  const name = loginName(body.account);
  if (name === 'overseas') return refuse('overseasPhoneUnsupported');
  return name ?? refuseFields([{ field: 'body.account', rule: 'account' }]);
}

/** A browser that the account knows does not share a limit with the strangers of its network. */
export async function limitLogins(login: Login, guesser: Guesser): Promise<void> {
  const { services, ip, now } = login;
  const { known, name } = guesser;
  const subject = known ? `login from ${name}` : `login ${networkOf(ip)}`;
  const taken = await services.limits.take(subject, loginLimits, now);
  if (!taken.ok) refuse('tooManyRequests', { retryAt: taken.retryAt });
  await challengeStranger(login, guesser);
}
