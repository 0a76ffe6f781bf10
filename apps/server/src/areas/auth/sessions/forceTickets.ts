import type { Db } from '../../../database/db.ts';
import { keyedHash, newToken } from '../../../secrets.ts';
import { later } from '../../../time/later.ts';
import { ticketSeconds } from '../rules.ts';

/** The proof of a login that returned `otherDeviceOnline`: the account and the key. */
interface TicketRequest {
  readonly account: { readonly id: string; readonly tenantId: string };
  readonly device: { readonly keyId: string };
  /** The live session that the question is about. */
  readonly sessionId: string;
  readonly secret: Uint8Array;
  readonly now: Date;
}

/** Makes a ticket that may end the one session it names. The ticket itself is stored nowhere. */
export async function makeTicket(
  trx: Db,
  { account, device, sessionId, secret, now }: TicketRequest,
): Promise<{ readonly ticket: string; readonly expiresAt: Date }> {
  const ticket = newToken();
  const expiresAt = later(now, ticketSeconds);
  await trx
    .insertInto('forceTicket')
    .values({
      ticketHash: ticketHash(secret, ticket),
      tenantId: account.tenantId,
      accountId: account.id,
      keyId: device.keyId,
      sessionId,
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

/**
 * Spends a ticket: the session that its owner agreed to end, or undefined when the ticket is unknown, late,
 * of another account, or used from another key than the one that proved itself.
 */
export async function spendTicket(
  trx: Db,
  spending: {
    readonly ticket: string;
    readonly accountId: string;
    readonly keyId: string;
    readonly secret: Uint8Array;
    readonly now: Date;
  },
): Promise<string | undefined> {
  const spent = await trx
    .deleteFrom('forceTicket')
    .where('ticketHash', '=', ticketHash(spending.secret, spending.ticket))
    .where('accountId', '=', spending.accountId)
    .where('keyId', '=', spending.keyId)
    .where('expiresAt', '>', spending.now)
    .returning('sessionId')
    .executeTakeFirst();
  return spent?.sessionId;
}

/** Ends every open ticket of an account. */
export async function dropTickets(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom('forceTicket').where('accountId', '=', accountId).execute();
}

function ticketHash(secret: Uint8Array, ticket: string): Buffer {
  return keyedHash(secret, 'force ticket', ticket);
}
