import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import { keyedHash, newToken, seal, unseal } from '../../secrets.ts';
import { later } from '../../time/later.ts';
import type { OidcSecrets } from './provider.ts';
import type { OidcDoor } from './tables.ts';

/** Time to log in at the provider, and to respond to the question about another device. */
export const oidcLoginSeconds = 600;
const longestReturn = 4096;
const returnPurpose = 'oidc return';

interface At {
  readonly secret: Uint8Array;
  readonly now: Date;
}

export interface OidcStart {
  readonly door: OidcDoor;
  readonly providerId: string | null;
  /** The signing key of the browser that logs in. */
  readonly keyId: string;
  /** Path and query of the page to come back to. */
  readonly returnPath: string;
}

/** The values a browser sends to finish: both secrets, and the key that signs for it. */
export interface OidcProof {
  readonly state: string;
  readonly proof: string;
  readonly keyId: string;
}

const stateHash = (secret: Uint8Array, state: string) => keyedHash(secret, 'oidc state', state);
/** Values that follow from the state and our secret need not be stored. */
const derived = (secret: Uint8Array, purpose: string, state: string) =>
  keyedHash(secret, purpose, state).toString('base64url');

export function secretsOf(secret: Uint8Array, state: string): OidcSecrets {
  return {
    state,
    nonce: derived(secret, 'oidc nonce', state),
    verifier: derived(secret, 'oidc verifier', state),
  };
}

/** Starts a login for the signing key; returns its random values. */
export async function startAttempt(db: Db, start: OidcStart, { secret, now }: At): Promise<OidcSecrets> {
  const state = newToken();
  const times = { createdAt: now, expiresAt: later(now, oidcLoginSeconds) };
  await db
    .insertInto('oidcLogin')
    .values({ ...start, ...times, stateHash: stateHash(secret, state) })
    .execute();
  return secretsOf(secret, state);
}

/**
 * Stores the return from a provider, once: a replay, an unknown state, or one of another provider is undefined. The
 * proof is sent only to the browser that returned.
 */
export async function keepReturn(
  db: Db,
  { door, providerId }: Pick<OidcStart, 'door' | 'providerId'>,
  query: URLSearchParams,
  { secret, now }: At,
): Promise<{ readonly returnPath: string; readonly state: string; readonly proof: string } | undefined> {
  const state = query.get('state');
  const text = query.toString();
  if (!state || query.getAll('state').length > 1 || text.length > longestReturn) return undefined;
  const row = await db
    .updateTable('oidcLogin')
    .set({ step: 'returned', returned: seal(secret, returnPurpose, Buffer.from(text)) })
    .where('stateHash', '=', stateHash(secret, state))
    .where('door', '=', door)
    .where('providerId', 'is not distinct from', providerId)
    .where('step', '=', 'waiting')
    .where('expiresAt', '>', now)
    .returning('returnPath')
    .executeTakeFirst();
  return row && { returnPath: row.returnPath, state, proof: derived(secret, 'oidc proof', state) };
}

/** Spends a login that came back; undefined for one that is wrong, late, spent or another key's. Of two at once one counts. */
export async function spendReturn(
  db: Db,
  door: OidcDoor,
  handedIn: OidcProof,
  { secret, now }: At,
): Promise<{ readonly returned: string; readonly providerId: string | null } | undefined> {
  if (!isProof(secret, handedIn)) return undefined;
  const row = await db
    .selectFrom('oidcLogin')
    .select(['returned', 'providerId'])
    .where('stateHash', '=', stateHash(secret, handedIn.state))
    .where('door', '=', door)
    .where('keyId', '=', handedIn.keyId)
    .where('step', '=', 'returned')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row?.returned) return undefined;
  const spent = await db
    .updateTable('oidcLogin')
    .set({ step: 'used', returned: null })
    .where('stateHash', '=', stateHash(secret, handedIn.state))
    .where('step', '=', 'returned')
    .executeTakeFirst();
  if (spent.numUpdatedRows === 0n) return undefined;
  return {
    returned: unseal(secret, returnPurpose, row.returned).toString(),
    providerId: row.providerId,
  };
}

/** A spent login: the account that it opens, and the provider's ID of the session. */
interface SpentLogin {
  readonly accountId: string;
  readonly providerSession: string | null;
}

/** Stores what a spent login opens, for the response to a question about another device. */
export async function noteAccount(
  trx: Db,
  { state }: Pick<OidcProof, 'state'>,
  { accountId, providerSession }: SpentLogin,
  { secret }: Pick<At, 'secret'>,
): Promise<void> {
  await trx
    .updateTable('oidcLogin')
    .set({ accountId, providerSession })
    .where('stateHash', '=', stateHash(secret, state))
    .execute();
}

/** Loads what a spent login of this key opens, while the question about another device may be answered. */
export async function spentLogin(
  db: Db,
  handedIn: OidcProof,
  { secret, now }: At,
): Promise<SpentLogin | undefined> {
  if (!isProof(secret, handedIn)) return undefined;
  const row = await db
    .selectFrom('oidcLogin')
    .select(['accountId', 'providerSession'])
    .where('stateHash', '=', stateHash(secret, handedIn.state))
    .where('keyId', '=', handedIn.keyId)
    .where('step', '=', 'used')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.accountId ? { accountId: row.accountId, providerSession: row.providerSession } : undefined;
}

/** Removes logins that can no longer be finished, and logout tokens that are no longer accepted. */
export async function cleanUpAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oidcLogin').where('expiresAt', '<', now).execute();
  await db.deleteFrom('oidcLogout').where('expiresAt', '<', now).execute();
}

function isProof(secret: Uint8Array, { state, proof }: OidcProof): boolean {
  const right = Buffer.from(derived(secret, 'oidc proof', state));
  const received = Buffer.from(proof);
  return received.length === right.length && timingSafeEqual(received, right);
}
