import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { DeviceKind, SessionEnd } from '../../database/migrations/002_accounts.ts';
import { after, type LiveSession, opening, sessionDays, ticketSeconds } from './rules.ts';

/** The device that asks: the browser by its visitor id, and the key that signed. */
export interface Device {
  readonly keyId: string;
  readonly visitorId: string;
  readonly kind: DeviceKind;
}

/** What became of a proven login. */
export type Opened =
  | { readonly kind: 'opened'; readonly token: string; readonly expiresAt: Date }
  | { readonly kind: 'ask'; readonly ticket: string; readonly expiresAt: Date; readonly lastSeenAt: Date };

export interface Opening {
  readonly account: { readonly id: string; readonly tenantId: string };
  readonly device: Device;
  /** The session that the owner agreed to end, as a spent ticket told. */
  readonly agreedSessionId: string | null;
  readonly hashToken: (token: string) => Buffer;
  readonly now: Date;
}

/**
 * Opens a session for a login that has been proven, or asks about the one that is live on another device.
 * Locks the account, so that logins of one account queue up: there is never more than one live session.
 */
export async function openSession(trx: Db, request: Opening): Promise<Opened> {
  const { account, device, now } = request;
  await lockAccount(trx, account);
  const live = await liveSession(trx, account.id, now);
  const step = opening(live, device.visitorId, request.agreedSessionId);
  if (step === 'ask' && live) return ask(trx, request, live);

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
  const token = secretWord();
  const expiresAt = after(now, sessionDays * 86_400);
  await trx
    .insertInto('session')
    .values({
      id: uuidv7(),
      tokenHash: request.hashToken(token),
      tenantId: account.tenantId,
      accountId: account.id,
      keyId: device.keyId,
      visitorId: device.visitorId,
      deviceKind: device.kind,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    })
    .execute();
  return { kind: 'opened', token, expiresAt };
}

/** Ends every live session of an account, and the tickets that could still open one. */
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
  await trx.deleteFrom('forceTicket').where('accountId', '=', accountId).execute();
}

/**
 * Spends a ticket: the session that its owner agreed to end, or undefined when the ticket is unknown, late,
 * of another account, or used from another key than the one that proved itself.
 */
export async function spendTicket(
  trx: Db,
  ticket: { readonly hash: Buffer; readonly accountId: string; readonly keyId: string; readonly now: Date },
): Promise<string | undefined> {
  const spent = await trx
    .deleteFrom('forceTicket')
    .where('ticketHash', '=', ticket.hash)
    .where('accountId', '=', ticket.accountId)
    .where('keyId', '=', ticket.keyId)
    .where('expiresAt', '>', ticket.now)
    .returning('sessionId')
    .executeTakeFirst();
  return spent?.sessionId;
}

/** Whether the account has been logged in to from this browser before. */
export async function isKnownDevice(
  db: Db,
  account: { readonly id: string; readonly tenantId: string },
  visitorId: string,
): Promise<boolean> {
  const known = await db
    .selectFrom('knownDevice')
    .select('visitorId')
    .where('tenantId', '=', account.tenantId)
    .where('accountId', '=', account.id)
    .where('visitorId', '=', visitorId)
    .executeTakeFirst();
  return known !== undefined;
}

async function lockAccount(trx: Db, account: Opening['account']): Promise<void> {
  await trx
    .selectFrom('account')
    .select('id')
    .where('tenantId', '=', account.tenantId)
    .where('id', '=', account.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Ends a session that has run out, so that it neither blocks a login nor asks a question. */
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

async function ask(trx: Db, request: Opening, live: LiveSession): Promise<Opened> {
  const { account, device, now } = request;
  const ticket = secretWord();
  const expiresAt = after(now, ticketSeconds);
  await trx
    .insertInto('forceTicket')
    .values({
      ticketHash: request.hashToken(ticket),
      tenantId: account.tenantId,
      accountId: account.id,
      keyId: device.keyId,
      sessionId: live.id,
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { kind: 'ask', ticket, expiresAt, lastSeenAt: live.lastSeenAt };
}

/** 256 random bits. */
function secretWord(): string {
  return randomBytes(32).toString('base64url');
}
