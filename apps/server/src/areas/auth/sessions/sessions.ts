import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import { newToken, tenantToken, tokenHash } from '../../../secrets.ts';
import { later } from '../../../time/later.ts';
import { lockAccounts, personIdOf } from '../../account/index.ts';
import { knownDeviceDays, type LiveSession, opening, sessionDays } from '../rules.ts';
import type { DeviceKind, SessionEnd } from '../tables.ts';
import type { Browser, System } from './deviceName.ts';
import { dropTickets, makeTicket } from './forceTickets.ts';

/** The requesting device: the browser by its visitor id, and the key that signed. */
export interface Device {
  readonly keyId: string;
  readonly visitorId: string;
  readonly kind: DeviceKind;
  readonly browser: Browser;
  readonly system: System;
  /** The network address without its last part. */
  readonly network: string;
}

interface Session {
  readonly kind: 'opened';
  readonly token: string;
  readonly expiresAt: Date;
  /** Whether the person has never been here before. */
  readonly firstVisit: boolean;
}

/** The outcome of a proven login. */
export type Opened =
  | { readonly kind: 'blocked' }
  | Session
  | { readonly kind: 'ask'; readonly ticket: string; readonly expiresAt: Date; readonly lastSeenAt: Date };

interface Opening {
  readonly account: { readonly id: string; readonly tenantId: string };
  readonly device: Device;
  /** Whether the owner agreed to end this live session on another device. */
  readonly agrees: (sessionId: string) => boolean;
  /** Lifetime of the session; 30 days by default. */
  readonly seconds?: number | undefined;
  /** Its ID at the identity provider that opened it. */
  readonly providerSession?: string | null | undefined;
  readonly secret: Uint8Array;
  readonly now: Date;
}

/**
 * Opens a session for a proven login, or returns a question about the session that is live on another device. Locks the
 * account, so that logins of one account queue up: there is never more than one live session.
 */
export async function openSession(trx: Db, request: Opening): Promise<Opened> {
  const { account, device, now } = request;
  await lockAccounts(trx, [account]);
  if (await isBlocked(trx, account)) return { kind: 'blocked' };
  const live = await liveSession(trx, account.id, now);
  const step = opening(live, device.visitorId, request.agrees);
  if (step === 'ask' && live) {
    const ticket = await makeTicket(trx, { ...request, sessionId: live.id });
    return { kind: 'ask', ...ticket, lastSeenAt: live.lastSeenAt };
  }

  const firstVisit = await isFirstVisit(trx, account, now);
  await endSessions(trx, account.id, step === 'force' ? 'forcedOffline' : 'switched', now, device.kind);
  await trx
    .insertInto('knownDevice')
    .values({
      tenantId: account.tenantId,
      accountId: account.id,
      visitorId: device.visitorId,
      lastLoginAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'accountId', 'visitorId']).doUpdateSet({ lastLoginAt: now }),
    )
    .execute();
  const token = tenantToken(newToken(), account.tenantId);
  const expiresAt = later(now, request.seconds ?? sessionDays * 86_400);
  await trx
    .insertInto('session')
    .values({
      id: uuidv7(),
      tokenHash: tokenHash(request.secret, token),
      tenantId: account.tenantId,
      accountId: account.id,
      keyId: device.keyId,
      visitorId: device.visitorId,
      deviceKind: device.kind,
      browser: device.browser,
      system: device.system,
      network: device.network,
      providerSession: request.providerSession ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    })
    .execute();
  return { kind: 'opened', token, expiresAt, firstVisit };
}

/** An account and all others of its person, as `own`. */
function ownAccounts(trx: Db, { tenantId, id }: Opening['account']) {
  return trx.selectFrom('account as own').where('own.personId', '=', personIdOf(tenantId, id));
}

/** Reports whether staff blocked an account, or its person under another one. Shown only after proof of ownership. */
async function isBlocked(trx: Db, account: Opening['account']): Promise<boolean> {
  const blocked = await ownAccounts(trx, account)
    .select('own.id')
    .where('own.blockedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return blocked !== undefined;
}

/**
 * Reports whether no account of this person has had a login. Browsers are forgotten after a time; an account older than
 * that is never a newcomer's.
 */
async function isFirstVisit(trx: Db, account: Opening['account'], now: Date): Promise<boolean> {
  const before = await ownAccounts(trx, account)
    .leftJoin('knownDevice', (join) =>
      join.onRef('knownDevice.tenantId', '=', 'own.tenantId').onRef('knownDevice.accountId', '=', 'own.id'),
    )
    .select('own.id')
    .where((row) =>
      row.or([
        row('knownDevice.visitorId', 'is not', null),
        row('own.createdAt', '<', later(now, -knownDeviceDays * 86_400)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return before === undefined;
}

/** Ends the live session of an account; after a change of password or a block also the tickets that could open another. */
export async function endSessions(
  trx: Db,
  accountId: string,
  reason: SessionEnd,
  now: Date,
  endedByDevice: DeviceKind | null = null,
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ endedAt: now, endReason: reason, endedByDevice })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .execute();
  if (reason === 'passwordChanged' || reason === 'blocked') await dropTickets(trx, accountId);
}

/** Ends one session; false when it has ended already. */
export async function endSession(db: Db, sessionId: string, reason: SessionEnd, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ endedAt: now, endReason: reason })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/**
 * Ends all live sessions of a person's accounts except one, and the tickets that could open another. Returns the number
 * of devices logged out. The caller holds the accounts' locks.
 */
export async function endPersonSessions(
  trx: Db,
  personId: string,
  reason: SessionEnd,
  now: Date,
  except: string | null = null,
): Promise<number> {
  const accounts = await trx.selectFrom('account').select('id').where('personId', '=', personId).execute();
  const ids = accounts.map(({ id }) => id);
  const ended = await trx
    .updateTable('session')
    .set({ endedAt: now, endReason: reason })
    .where('accountId', 'in', ids)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  for (const id of ids) await dropTickets(trx, id);
  return Number(ended.numUpdatedRows);
}

/** Whether the person has logged in from this browser before, to any account of theirs. */
export async function isKnownDevice(db: Db, personId: string, visitorId: string): Promise<boolean> {
  const known = await db
    .selectFrom('account')
    .innerJoin('knownDevice', (join) =>
      join
        .onRef('knownDevice.tenantId', '=', 'account.tenantId')
        .onRef('knownDevice.accountId', '=', 'account.id'),
    )
    .select('knownDevice.visitorId')
    .where('account.personId', '=', personId)
    .where('knownDevice.visitorId', '=', visitorId)
    .executeTakeFirst();
  return known !== undefined;
}

/** Returns the live session; ends an expired one, so that it neither blocks a login nor raises a question. */
async function liveSession(trx: Db, accountId: string, now: Date): Promise<LiveSession | null> {
  await trx
    .updateTable('session')
    .set((row) => ({ endedAt: row.ref('expiresAt'), endReason: 'expired' as const }))
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .execute();
  const live = await trx
    .selectFrom('session')
    .select(['id', 'visitorId', 'lastSeenAt'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return live ?? null;
}
