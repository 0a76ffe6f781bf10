import { fromBase64Url, sha256Hex, toBase64Url, utf8 } from './bytes.ts';
import type { SignedParts } from './canonical.ts';
import { canonicalString, unsignedPayload } from './canonical.ts';

const hmac = { name: 'HMAC', hash: 'SHA-256' };

/** An outgoing request before it is signed. */
export interface RequestToSign extends Omit<SignedParts, 'bodyHash' | 'tokenHash'> {
  /** Raw body; null without a body, `unsigned` for uploads. */
  readonly body: string | Uint8Array<ArrayBuffer> | null | 'unsigned';
  readonly token: string | null;
}

/** Makes a signing key of 32 raw bytes, for tests and for clients that hold their key themselves. */
export function importSigningKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);
}

/** SHA-256 of zero bytes: the hash of a request without a body. */
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

async function canonical({ body, token, ...parts }: RequestToSign): Promise<Uint8Array<ArrayBuffer>> {
  const [bodyHash, tokenHash] = await Promise.all([
    body === 'unsigned' ? unsignedPayload : body === null ? emptyHash : sha256Hex(body),
    token === null ? null : hashOfToken(token),
  ]);
  return utf8(canonicalString({ ...parts, bodyHash, tokenHash }));
}

let lastToken: { readonly token: string; readonly hash: Promise<string> } | undefined;

/** A client sends the same token with each request: its hash is computed once. */
function hashOfToken(token: string): Promise<string> {
  if (lastToken?.token === token) return lastToken.hash;
  const hash = sha256Hex(token);
  lastToken = { token, hash };
  // A failure is not cached.
  hash.catch(() => {
    if (lastToken?.hash === hash) lastToken = undefined;
  });
  return hash;
}

/** Signs a request by PSIG1; the result is the header `x-signature`, base64url. */
export async function sign(key: CryptoKey, request: RequestToSign): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, await canonical(request))));
}

/** Whether a signature belongs to a request, compared in constant time. */
export async function verify(key: CryptoKey, request: RequestToSign, signature: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false;
  return crypto.subtle.verify('HMAC', key, fromBase64Url(signature), await canonical(request));
}

/** 128 random bits for `x-nonce`. */
export function newNonce(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}
