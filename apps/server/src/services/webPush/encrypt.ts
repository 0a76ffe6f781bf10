import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscription, from its browser. */
export interface BrowserKeys {
  /** Uncompressed point on P-256. */
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** Values that are random, except in the example of the RFC. */
interface Random {
  readonly salt: Buffer;
  readonly ownKey: ECDH;
}

const recordSize = 4096;

function random(): Random {
  const ownKey = createECDH('prime256v1');
  ownKey.generateKeys();
  return { salt: randomBytes(16), ownKey };
}

/** Encrypts a message for one browser as a single record of `aes128gcm` (RFC 8188, RFC 8291). */
export function encryptForBrowser(
  plain: Uint8Array,
  { p256dh, auth }: BrowserKeys,
  { salt, ownKey }: Random = random(),
): Buffer {
  const own = ownKey.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own]);
  const input = hkdf(ownKey.computeSecret(p256dh), auth, keyInfo, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 ends the last record.
  const record = [cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, ...record]);
}

function hkdf(input: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length));
}
