import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA-256 of the parts under a key derived from the server's secret for one use, so that equal inputs
 * of two uses have nothing in common. Parts are length-prefixed: `['ab', 'c']` and `['a', 'bc']` differ.
 */
export function keyedHash(secret: Uint8Array, use: string, ...parts: readonly string[]): Buffer {
  const key = createHmac('sha256', secret).update(`fairway ${use}`).digest();
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest();
}
