import type { SocialScan } from '@fairway/gateway/contract/auth';
import type { Db } from '../../../database/db.ts';
import { keyedHash } from '../../../secrets.ts';
import type { Door } from '../../../services/social/provider.ts';
import { later } from '../../../time/later.ts';
import { socialQrSeconds, ticketSeconds, wxcodeSeconds } from '../rules.ts';
import { newScanCode, stateOf } from './scanCode.ts';

/** The values a browser sends to log in: both secrets, and the key that signs for it. */
export interface SocialProof {
  readonly state: string;
  readonly wxcode: string;
  readonly keyId: string;
}

interface At {
  readonly secret: Uint8Array;
  readonly now: Date;
}

const stateHash = (secret: Uint8Array, state: string) => keyedHash(secret, 'social state', state);
const wxcodeHash = (secret: Uint8Array, wxcode: string) => keyedHash(secret, 'social code', wxcode);

/** The wxcode of a state: it cannot be made without the secret, so it need not be stored to be returned again. */
function wxcodeOf(secret: Uint8Array, state: string): string {
  return keyedHash(secret, 'wxcode', state).toString('base64url');
}

/** Opens an attempt for the requesting key; neither its state nor the content of its QR code is stored. */
export async function startAttempt(
  db: Db,
  attempt: { readonly keyId: string; readonly callbackPath: string; readonly bindPhonePath: string },
  { secret, now }: At,
): Promise<{ readonly state: string; readonly scanCode: string; readonly expiresAt: Date }> {
  const scanCode = newScanCode();
  const state = stateOf(secret, scanCode);
  const expiresAt = later(now, socialQrSeconds);
  await db
    .insertInto('socialLogin')
    .values({ ...attempt, stateHash: stateHash(secret, state), createdAt: now, expiresAt })
    .execute();
  return { state, scanCode, expiresAt };
}

/** Steps from which a person can still confirm or refuse. */
const openSteps = ['waiting', 'scanned'] as const;

/** Moves an open attempt to another step; undefined if it is over or never existed. */
export async function moveAttempt(
  db: Db,
  state: string,
  step: 'scanned' | 'refused' | 'expired',
  { secret, now }: At,
): Promise<{ readonly callbackPath: string } | undefined> {
  return db
    .updateTable('socialLogin')
    .set({ step })
    .where('stateHash', '=', stateHash(secret, state))
    .where('step', 'in', openSteps)
    .where('expiresAt', '>', now)
    .returning('callbackPath')
    .executeTakeFirst();
}

/** Whether a person can still confirm or refuse. */
export async function isOpen(db: Db, state: string, { secret, now }: At): Promise<boolean> {
  const open = await db
    .selectFrom('socialLogin')
    .select('step')
    .where('stateHash', '=', stateHash(secret, state))
    .where('step', 'in', openSteps)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Stores the person who confirmed and creates the wxcode; undefined when the attempt is over. Of two concurrent calls,
 * one succeeds.
 */
export async function confirmAttempt(
  db: Db,
  confirmed: { readonly state: string; readonly door: Door; readonly socialId: string },
  { secret, now }: At,
): Promise<
  { readonly wxcode: string; readonly callbackPath: string; readonly bindPhonePath: string } | undefined
> {
  const { state, door, socialId } = confirmed;
  const wxcode = wxcodeOf(secret, state);
  const attempt = await db
    .updateTable('socialLogin')
    .set({
      step: 'confirmed',
      door,
      socialId,
      wxcodeHash: wxcodeHash(secret, wxcode),
      expiresAt: later(now, wxcodeSeconds),
    })
    .where('stateHash', '=', stateHash(secret, state))
    .where('step', 'in', openSteps)
    .where('expiresAt', '>', now)
    .returning(['callbackPath', 'bindPhonePath'])
    .executeTakeFirst();
  return attempt && { wxcode, ...attempt };
}

/**
 * Returns the progress of a scan, for the key that requested it; for any other key the attempt does not exist. A login
 * that was confirmed in a browser is reported there and not here: an attacker gains nothing by sending a victim an
 * address to open.
 */
export async function scanOf(
  db: Db,
  { state, keyId }: Pick<SocialProof, 'state' | 'keyId'>,
  { secret, now }: At,
): Promise<{ readonly scan: SocialScan; readonly wxcode: string | null }> {
  const attempt = await db
    .selectFrom('socialLogin')
    .select(['step', 'door'])
    .where('stateHash', '=', stateHash(secret, state))
    .where('keyId', '=', keyId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!attempt || attempt.step === 'used') return { scan: 'expired', wxcode: null };
  if (attempt.step !== 'confirmed') return { scan: attempt.step, wxcode: null };
  return attempt.door === 'phone'
    ? { scan: 'confirmed', wxcode: wxcodeOf(secret, state) }
    : { scan: 'scanned', wxcode: null };
}

/** Locks a proof and returns who confirmed it. Undefined for a proof that is wrong, late, spent or of another key. */
export async function lockProof(trx: Db, proof: SocialProof, at: At): Promise<string | undefined> {
  const attempt = await proven(trx, proof, 'confirmed', at).forUpdate().executeTakeFirst();
  return attempt?.socialId ?? undefined;
}

/** Returns who confirmed a spent proof, while the question about another device may be answered. */
export async function spentProof(db: Db, proof: SocialProof, at: At): Promise<string | undefined> {
  const spent = await proven(db, proof, 'used', at).executeTakeFirst();
  return spent?.socialId ?? undefined;
}

/** Spends a proof that is locked. It is kept as long as a question about another device may stay open. */
export async function spendProof(trx: Db, { state }: SocialProof, { secret, now }: At): Promise<void> {
  await trx
    .updateTable('socialLogin')
    .set({ step: 'used', expiresAt: later(now, ticketSeconds) })
    .where('stateHash', '=', stateHash(secret, state))
    .execute();
}

function proven(
  db: Db,
  { state, wxcode, keyId }: SocialProof,
  step: 'confirmed' | 'used',
  { secret, now }: At,
) {
  return db
    .selectFrom('socialLogin')
    .select('socialId')
    .where('stateHash', '=', stateHash(secret, state))
    .where('wxcodeHash', '=', wxcodeHash(secret, wxcode))
    .where('keyId', '=', keyId)
    .where('step', '=', step)
    .where('expiresAt', '>', now);
}
