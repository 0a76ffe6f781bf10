import { randomInt } from 'node:crypto';
import { keyedHash } from '../../../secrets.ts';

/** Crockford's base 32: no letter that is taken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** Returns the code of a QR for the social app, short enough to be typed: 50 random bits, valid for minutes. */
export function newScanCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** A scan code as typed: any case, O for 0, I and L for 1, hyphens between. Null if invalid. */
export function readScanCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
}

/** Returns the state that belongs to a scan code: it cannot be derived without the secret, so neither is stored. */
export function stateOf(secret: Uint8Array, scanCode: string): string {
  return keyedHash(secret, 'social state of scan code', scanCode).toString('base64url');
}
