import { keyedHash } from '../../../secrets.ts';

/** Returns the hash of an invitation link; only the hash is stored. */
export const linkHashOf = (secret: Uint8Array, link: string) => keyedHash(secret, 'company invitation', link);
