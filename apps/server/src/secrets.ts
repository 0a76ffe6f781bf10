import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/**
 * Returns the keyed hash of a value for one purpose, which is stored in place of tokens, codes, phones and addresses.
 * 32 bytes.
 */
export function keyedHash(secret: Uint8Array, purpose: string, value: string | Uint8Array): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(value).digest();
}

/** Returns the hash of a session's token, which is stored and looked up by. */
export function tokenHash(secret: Uint8Array, token: string): Buffer {
  return keyedHash(secret, 'session token', token);
}

/** A fresh token of 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token followed by its tenant, so that a distributed database looks it up on one node. */
export function tenantToken(token: string, tenantId: string): string {
  return token + Buffer.from(tenantId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Splits a {@link tenantToken}; the tenant of a token from before they had one is null. */
export function readTenantToken(text: string): { readonly token: string; readonly tenantId: string | null } {
  const [, token, tenant] = /^([\w-]{43})([\w-]{22})$/.exec(text) ?? [];
  if (token === undefined || tenant === undefined) return { token: text, tenantId: null };
  const hex = Buffer.from(tenant, 'base64url').toString('hex');
  return { token, tenantId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}

export function sha256(value: string | Uint8Array): Buffer {
  return createHash('sha256').update(value).digest();
}

const ivLength = 12;
const tagLength = 16;

/** Encrypts by AES-256-GCM for one purpose, so that a copy of the database alone opens nothing. */
export function seal(secret: Uint8Array, purpose: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens what {@link seal} closed for the same purpose; throws when secret, purpose or bytes differ. */
export function unseal(secret: Uint8Array, purpose: string, sealed: Uint8Array): Buffer {
  const iv = sealed.subarray(0, ivLength);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
}

/** Node takes four times as long for a key that it gets as bytes. */
const keys = new WeakMap<Uint8Array, KeyObject>();

function keyFor(secret: Uint8Array, purpose: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, key);
  return createSecretKey(createHmac('sha256', key).update(`fairway ${purpose}`).digest());
}
