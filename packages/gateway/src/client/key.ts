import { fromBase64Url, toBase64Url, utf8 } from './bytes.ts';

/** A signing key this browser shares with the server. `key` cannot be read by scripts. */
export interface SigningKey {
  readonly keyId: string;
  readonly key: CryptoKey;
  /** ISO 8601 instant, by the server's clock; after it the server has deleted the key. */
  readonly expiresAt: string;
  readonly visitorId: string;
}

/** Storage of the signing key across pages: IndexedDB in browsers, memory elsewhere. One key at a time. */
export interface KeyStore {
  load(): Promise<SigningKey | null>;
  save(key: SigningKey): Promise<void>;
  clear(): Promise<void>;
  /** Runs one at a time among all that share the store, so that two tabs end up with one key. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

/** One side of a handshake: the point to send, and a private half that cannot be exported. */
export interface HandshakeOffer {
  /** For `x-client-key`: the raw P-256 point, base64url. */
  readonly publicKey: string;
  /** Derives the HMAC key from the `x-server-key` header of the response. */
  derive(serverKey: string): Promise<CryptoKey>;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' };

/** HKDF inputs of PSIG1: salt SHA-256(clientPub‖serverPub), info `portal-sig-v1`, 256 bits. */
export const keyInfo = 'portal-sig-v1';

/** Starts a handshake with a fresh key pair. */
export async function offerHandshake(): Promise<HandshakeOffer> {
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const clientPoint = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    publicKey: toBase64Url(clientPoint),
    async derive(serverKey) {
      const serverPoint = fromBase64Url(serverKey);
      const peer = await crypto.subtle.importKey('raw', serverPoint, curve, false, []);
      const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: peer }, pair.privateKey, 256);
      return deriveSigningKey(shared, clientPoint, serverPoint);
    },
  };
}

/** The HMAC key of an ECDH secret and both raw points, client's first. */
async function deriveSigningKey(
  shared: ArrayBuffer,
  clientPoint: Uint8Array<ArrayBuffer>,
  serverPoint: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const points = new Uint8Array([...clientPoint, ...serverPoint]);
  const salt = await crypto.subtle.digest('SHA-256', points);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(keyInfo) },
    secret,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  );
}
