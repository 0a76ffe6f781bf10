import type { Call } from '@fairway/gateway/contract/call';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import { claimsOf, lockPerson, maskedName, type OwnClaim, openAccountsOf } from '../account/index.ts';
import { endPersonSessions } from '../auth/index.ts';
import { type Change, type Contact, tellOf } from './notices.ts';

/** A request of a member that changes what opens their account. */
export interface Changing extends Pick<Handling<Call>, 'config' | 'db' | 'now' | 'services' | 'language'> {
  readonly caller: Member;
}

/** The person whose account changes, with everything that opens it: read under the locks of all accounts of the person. */
export interface LockedPerson {
  readonly personId: string;
  readonly claims: readonly OwnClaim[];
  /** Of all accounts of the person that are open. */
  readonly accountIds: readonly string[];
}

/** Locks the person and reads what opens their accounts. */
export async function hold(trx: Db, caller: Member): Promise<LockedPerson> {
  const { personId } = await trx
    .selectFrom('account')
    .select('personId')
    .where('tenantId', '=', caller.tenantId)
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  await lockPerson(trx, personId);
  const claims = await claimsOf(trx, personId, caller.accountId);
  return { personId, claims, accountIds: await openAccountsOf(trx, personId) };
}

const isContact = (claim: OwnClaim): claim is OwnClaim & Contact =>
  claim.kind === 'phone' || claim.kind === 'email';

/** The contacts of a person, to notify them of a change. */
export function contactsOf({ claims }: Pick<LockedPerson, 'claims'>): Contact[] {
  return claims.filter(isContact).map(({ kind, value }) => ({ kind, value }));
}

/** The person's phone or email, that of the account in use first. */
export function contactOf({ claims }: LockedPerson, kind: Contact['kind']): string | null {
  return claims.find((claim) => claim.kind === kind)?.value ?? null;
}

/** Completes every change of a contact: other devices are logged out, and all former contacts are notified. */
export async function finishChange(
  trx: Db,
  { caller, now, services, language }: Changing,
  person: LockedPerson,
  change: Change,
): Promise<void> {
  await endPersonSessions(trx, person.personId, 'contactChanged', now, caller.sessionId);
  await tellOf(trx, contactsOf(person), change, { outbox: services.outbox, language, now });
}

/** An account that is called by a masked contact is called by the next one. */
export async function renameByContact(trx: Db, personId: string, was: Contact, next: Contact | null) {
  if (!next) return;
  await trx
    .updateTable('account')
    .set({ name: maskedName(next) })
    .where('personId', '=', personId)
    .where('name', '=', maskedName(was))
    .execute();
}
