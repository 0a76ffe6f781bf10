import { createECDH, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { keyInfo } from '@fairway/gateway/signature';

const curve = 'prime256v1';
/** A raw uncompressed P-256 point. */
const pointLength = 65;

export interface Handshake {
  /** Server's raw point, base64url, for `x-server-key`. */
  readonly serverKey: string;
  readonly keyId: string;
  /** The 32-byte HMAC key that both sides derive. */
  readonly key: Buffer;
}

/**
 * The server's half of PSIG1's handshake: ECDH on P-256, then HKDF-SHA-256 with salt
 * SHA-256(clientPub‖serverPub). Null when the client's key is no point of the curve.
 */
export function shakeHands(clientKey: string): Handshake | null {
  if (!/^[\w-]{87}$/.test(clientKey)) return null;
  const clientPoint = Buffer.from(clientKey, 'base64url');
  if (clientPoint.length !== pointLength) return null;
  const ecdh = createECDH(curve);
  const serverPoint = ecdh.generateKeys();
  let shared: Buffer;
  try {
    shared = ecdh.computeSecret(clientPoint);
  } catch {
    return null;
  }
  const salt = createHash('sha256').update(clientPoint).update(serverPoint).digest();
  return {
    serverKey: serverPoint.toString('base64url'),
    keyId: randomBytes(16).toString('base64url'),
    key: Buffer.from(hkdfSync('sha256', shared, salt, keyInfo, 32)),
  };
}
