import { createHmac, timingSafeEqual } from 'node:crypto';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Language } from '@fairway/gateway/contract/texts';
import { canonicalString, signatureWindow, unsignedPayload } from '@fairway/gateway/signature';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { statement } from '../../database/statement.ts';
import { sha256, unseal } from '../../secrets.ts';
import type { Incoming } from '../arrival/incoming.ts';
import { refuse } from '../refuse.ts';

/** Names the purpose that signing keys are sealed for. */
export const signingKeyPurpose = 'signing key';

export interface SignedBy {
  readonly keyId: string;
  readonly visitorId: string;
  readonly expiresAt: Date;
}

const shapes = {
  timestamp: /^\d{13,14}$/,
  nonce: /^[\w-]{22}$/,
  keyId: /^[\w-]{1,64}$/,
  signature: /^[\w-]{43}$/,
} as const;

const keyById = statement((db, keyId: string) =>
  db
    .selectFrom('signingKey')
    .select(['keyId', 'secret', 'visitorId', 'expiresAt'])
    .where('keyId', '=', keyId),
);
const spentNonce = statement((db, keyId: string, nonce: string, spentAt: Date) =>
  db
    .insertInto('nonce')
    .values({ keyId, nonce, spentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('keyId'),
);

interface UnverifiedSignature {
  readonly signature: string;
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
}

/**
 * The signature in a request's headers, not verified yet; null without one. Refuses one of the wrong shape with
 * `signatureInvalid` and one of another time (±300 s) with `signatureExpired`.
 */
export function unverifiedSignature(header: Incoming['header'], now: Date): UnverifiedSignature | null {
  const signature = header(headers.signature);
  const keyId = header(headers.keyId);
  if (signature === undefined && keyId === undefined) return null;
  const timestamp = header(headers.timestamp) ?? '';
  const nonce = header(headers.nonce) ?? '';
  const wellFormed =
    shapes.signature.test(signature ?? '') &&
    shapes.keyId.test(keyId ?? '') &&
    shapes.timestamp.test(timestamp) &&
    shapes.nonce.test(nonce);
  if (!wellFormed || signature === undefined || keyId === undefined) refuse('signatureInvalid');
  if (Math.abs(Number(timestamp) - now.getTime()) > signatureWindow) refuse('signatureExpired');
  return { signature, keyId, timestamp, nonce };
}

/**
 * Verifies PSIG1 on a request and returns the key that signed it; null for one without a signature. Refuses as {@link
 * unverifiedSignature} does, or with `keyUnknown`. The nonce is not spent here. `bodyUnsigned` is for uploads, whose body
 * is not hashed.
 */
export async function verifySignature(
  db: Db,
  config: Config,
  request: Incoming,
  token: string | null,
  now: Date,
  bodyUnsigned = false,
): Promise<SignedBy | null> {
  const parsed = unverifiedSignature(request.header, now);
  if (parsed === null) return null;
  const { signature, keyId, timestamp, nonce } = parsed;

  const [key] = await keyById(db, keyId);
  if (!key || key.expiresAt <= now) refuse('keyUnknown');

  const expected = createHmac('sha256', unseal(config.secret, signingKeyPurpose, key.secret))
    .update(
      canonicalString({
        method: request.method,
        path: request.path,
        query: request.query,
        bodyHash: bodyUnsigned ? unsignedPayload : sha256(request.body).toString('hex'),
        timestamp,
        nonce,
        keyId,
        tokenHash: token === null ? null : sha256(token).toString('hex'),
        // The raw header: a value that reads as zh was still signed in its original form.
        language: (request.header(headers.language) ?? '') as Language,
        clientVersion: request.header(headers.clientVersion) ?? '',
        idempotencyKey: request.header(headers.idempotencyKey) ?? null,
      }),
    )
    .digest();
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    refuse('signatureInvalid');
  return { keyId: key.keyId, visitorId: key.visitorId, expiresAt: key.expiresAt };
}

/** Spends a nonce of a key: the second request with it is refused with `requestReplayed`. */
export async function spendNonce(db: Db, keyId: string, nonce: string, now: Date): Promise<void> {
  const [spent] = await spentNonce(db, keyId, nonce, now);
  if (!spent) refuse('requestReplayed');
}
