import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** The server's key for push services (RFC 8292). */
export interface VapidKey {
  /** Uncompressed point on P-256 as base64url. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The order of the group of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Derives the key from the server's secret, so that all servers have the same one. */
export function vapidKeyOf(secret: Uint8Array): VapidKey {
  // 16 bytes more than the order, so that all keys are equally likely.
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'fairway web push', 48)).toString('hex');
  const scalar = (BigInt(`0x${seed}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'));
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33), d };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

/** Seconds for which a token is valid; push services accept a day at most. */
const tokenSeconds = 12 * 3600;

export interface VapidClaims {
  readonly endpoint: URL;
  /** `mailto:` or `https:`, where a push service reaches the operator. */
  readonly contact: string;
  readonly now: Date;
}

/** Returns the header `Authorization` of a request to a push service. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKey,
  { endpoint, contact, now }: VapidClaims,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(now.getTime() / 1000) + tokenSeconds;
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: endpoint.origin, exp, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
