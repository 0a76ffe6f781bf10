import type { ProofGiven } from '@fairway/gateway/contract/verifyCode';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';
import { keyedHash, newToken } from '../../secrets.ts';
import { later } from '../../time/later.ts';
import { proofSeconds } from './rules.ts';

/** The owner of a proof, and what it proves. */
export interface ProofOf {
  readonly caller: Member;
  /** Contacts whose proof is accepted. */
  readonly contacts: readonly ('phone' | 'email')[];
  readonly purpose: string;
  readonly secret: Uint8Array;
  readonly now: Date;
}

const proofHash = (secret: Uint8Array, proof: string) => keyedHash(secret, 'identity proof', proof);

/** Creates a proof for the session that entered a code; the proof itself is not stored. */
export async function giveProof(
  trx: Db,
  of: Omit<ProofOf, 'contacts'> & { readonly contact: 'phone' | 'email' },
): Promise<ProofGiven> {
  const { caller, contact, purpose, secret, now } = of;
  const proof = newToken();
  const expiresAt = later(now, proofSeconds);
  const { tenantId, accountId, sessionId } = caller;
  await trx
    .insertInto('identityProof')
    .values({
      proofHash: proofHash(secret, proof),
      tenantId,
      accountId,
      sessionId,
      contact,
      purpose,
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { proof, expiresAt: expiresAt.toISOString() };
}

/**
 * Locks a proof until the transaction ends; false for one that is unknown, expired, spent, of another session or of
 * another purpose.
 */
export async function holdProof(trx: Db, proof: string, of: ProofOf): Promise<boolean> {
  const stored = await trx
    .selectFrom('identityProof')
    .select('proofHash')
    .where('proofHash', '=', proofHash(of.secret, proof))
    .where('accountId', '=', of.caller.accountId)
    .where('sessionId', '=', of.caller.sessionId)
    .where('contact', 'in', of.contacts)
    .where('purpose', '=', of.purpose)
    .where('expiresAt', '>', of.now)
    .forUpdate()
    .executeTakeFirst();
  return stored !== undefined;
}

/** Spends a locked proof: it is valid once. */
export async function spendProof(trx: Db, proof: string, secret: Uint8Array): Promise<void> {
  await trx.deleteFrom('identityProof').where('proofHash', '=', proofHash(secret, proof)).execute();
}
