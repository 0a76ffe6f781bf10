import { createECDH, randomBytes } from 'node:crypto';

/** The subscription of a browser at a push service that is never called. */
export function browserSubscription() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = `https://push.example/${randomBytes(8).toString('hex')}`;
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
