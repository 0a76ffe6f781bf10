import { createHmac, randomBytes } from 'node:crypto';

/** Codes that change by time, RFC 6238: SHA-1, six digits, thirty seconds, as every authenticator app reads them. */
const stepMs = 30_000;
const digits = 6;
/** Clocks of phones may be one step off, either way. */
const drift = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, as RFC 4226 requires. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** Base32 of RFC 4648 without padding: how secrets are written for people and apps. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The code of one step, RFC 4226 5.3. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/** The step of an instant. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

/** The step that a code belongs to; null when it fits none near now, or one no later than the last that was used. */
export function acceptedStep(
  secret: Uint8Array,
  code: string,
  now: Date,
  lastStep: number | null,
): number | null {
  const current = stepAt(now);
  for (let step = current - drift; step <= current + drift; step += 1) {
    if (codeOfStep(secret, step) === code) return lastStep !== null && step <= lastStep ? null : step;
  }
  return null;
}

/** Returns the content of the QR of an enrolment: the address that authenticator apps read. */
export function totpUri(secret: Uint8Array, email: string): string {
  const issuer = encodeURIComponent('Fairway Desk');
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`;
}
