import type { Session } from '@fairway/gateway/contract/auth';
import type { Call } from '@fairway/gateway/contract/call';
import type { LoginPortal } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Committed, Handling } from '../../../http/answer.ts';
import { type Refuse, refuse, refuseFields } from '../../../http/refuse.ts';
import { networkOf } from '../../../services/network.ts';
import {
  type ClaimName,
  companyLoginOnly,
  type FoundAccount,
  findAccount,
  type LoginName,
  lockAccounts,
  loginName,
} from '../../account/index.ts';
import type { Guesser } from '../sessions/device.ts';
import { spendTicket } from '../sessions/forceTickets.ts';
import { type Device, type Opened, openSession } from '../sessions/sessions.ts';
import type { LoginWay } from '../tables.ts';
import { challengeStranger } from './challenge.ts';
import { noteLogin } from './loginLog.ts';

/** Common to all ways to log in: a request for a session in one of the portals, and a response with `Data`. */
export interface Login<Data = Session>
  extends Pick<Handling<Call>, 'config' | 'db' | 'now' | 'services' | 'ip' | 'keyId' | 'header'> {
  readonly body: { readonly loginPortal: LoginPortal };
  commit(work: (transaction: Db) => Promise<Data>): Promise<Committed<Data>>;
  readonly refuse: Refuse<'forceTicketInvalid'>;
  readonly refuseAndCommit: Refuse<
    'forceTicketInvalid' | 'otherDeviceOnline' | 'accountBlocked' | 'companyLoginOnly'
  >;
  /** Returns the response data of an opened session. */
  dataOf(session: Session): Data;
  readonly way: LoginWay;
  /** Lifetime of the session; 30 days by default. */
  readonly sessionSeconds?: number;
  /** The ID of the session at the identity provider that opens it. */
  readonly providerSession?: string | null;
}

/** Logins that one network may try, right or wrong; and one browser with an earlier login to the account. */
const loginLimits = [{ count: 60, seconds: 600 }];

/**
 * Completes the second step of a login that returned `otherDeviceOnline`. The ticket replaces the earlier proof, so
 * neither password nor code is checked again; it is valid once, for this account, from this key, and against the one
 * session in question.
 */
export async function loginByTicket<Data>(
  handling: Login<Data>,
  name: ClaimName,
  device: Device,
  ticket: string,
): Promise<Committed<Data>> {
  const account = await findAccount(handling.db, name, handling.body.loginPortal);
  if (!account) return handling.refuse('forceTicketInvalid');
  return openByTicket(handling, account, device, ticket);
}

/** The same for an account that an earlier step has found. */
export async function openByTicket<Data>(
  handling: Login<Data>,
  account: FoundAccount,
  device: Device,
  ticket: string,
): Promise<Committed<Data>> {
  const { commit, refuseAndCommit, config, now } = handling;
  return commit(async (trx) => {
    await lockAccounts(trx, [account]);
    const agreed = await spendTicket(trx, {
      ticket,
      secret: config.secret,
      accountId: account.id,
      keyId: device.keyId,
      now,
    });
    if (agreed === undefined) return refuseAndCommit('forceTicketInvalid');
    return open(handling, trx, account, device, (sessionId) => sessionId === agreed);
  });
}

/**
 * Opens the session of a proven login and returns the response. A question about another device, or a block, is
 * committed: the proof is spent, and the ticket of the question is stored.
 */
export async function open<Data>(
  handling: Login<Data>,
  trx: Db,
  account: FoundAccount,
  device: Device,
  agrees: (sessionId: string) => boolean,
): Promise<Data> {
  const { secret } = handling.config;
  if (handling.way !== 'company' && (await companyLoginOnly(trx, account)))
    return handling.refuseAndCommit('companyLoginOnly');
  const opened = await openSession(trx, {
    account,
    device,
    agrees,
    seconds: handling.sessionSeconds,
    providerSession: handling.providerSession,
    secret,
    now: handling.now,
  });
  const { way, now, refuseAndCommit } = handling;
  if (opened.kind === 'opened') {
    await noteLogin(trx, account, { way, outcome: 'success', device, now });
    return handling.dataOf(sessionOf(opened));
  }
  if (opened.kind === 'blocked') return refuseAndCommit('accountBlocked');
  return refuseAndCommit('otherDeviceOnline', {
    data: {
      ticket: opened.ticket,
      expiresAt: opened.expiresAt.toISOString(),
      lastSeenAt: opened.lastSeenAt.toISOString(),
    },
  });
}

/** Returns the response data of an opened session. */
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

/** A browser with an earlier login does not share the limit of the unknown browsers in its network. */
export async function limitLogins(
  login: Pick<Login, 'services' | 'ip' | 'now' | 'config' | 'db' | 'keyId' | 'header'>,
  guesser: Guesser,
): Promise<void> {
  const { services, ip, now } = login;
  const { known, name } = guesser;
  const subject = known ? `login from ${name}` : `login ${networkOf(ip)}`;
  const limit = await services.limits.take(subject, loginLimits, now);
  if (!limit.ok) refuse('tooManyRequests', { retryAt: limit.retryAt });
  await challengeStranger(login, guesser);
}
