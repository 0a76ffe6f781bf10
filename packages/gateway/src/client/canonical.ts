import type { Language } from '../contract/texts.ts';

/** Largest distance between a request's timestamp and the server's clock, in milliseconds. */
export const signatureWindow = 300_000;

/** The value in place of the hash of a body that is not hashed: uploads. */
export const unsignedPayload = 'UNSIGNED-PAYLOAD';

/** The parts of a request that PSIG1 signs. Hashes are hexadecimal SHA-256. */
export interface SignedParts {
  readonly method: string;
  /** Path as sent, base URL's path included. */
  readonly path: string;
  /** Query as sent, without its question mark. */
  readonly query: string;
  /** Hash of the raw body, of zero bytes without a body, or `UNSIGNED-PAYLOAD`. */
  readonly bodyHash: string;
  /** Milliseconds since 1970, as sent. */
  readonly timestamp: string;
  /** 128 random bits, base64url. */
  readonly nonce: string;
  readonly keyId: string;
  /** Of the bearer token; null without one. */
  readonly tokenHash: string | null;
  readonly language: Language;
  readonly clientVersion: string;
  readonly idempotencyKey: string | null;
}

/** The twelve lines that PSIG1 signs. Client and server build them with this one function. */
export function canonicalString(parts: SignedParts): string {
  return [
    'PSIG1',
    parts.method,
    parts.path,
    parts.query,
    parts.bodyHash,
    parts.timestamp,
    parts.nonce,
    parts.keyId,
    parts.tokenHash ?? '-',
    parts.language,
    parts.clientVersion,
    parts.idempotencyKey ?? '-',
  ].join('\n');
}
