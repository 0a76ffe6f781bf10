import { keyedHash } from '../../../secrets.ts';

/** What is kept of the link of an invitation. */
export const linkHashOf = (secret: Uint8Array, link: string) => keyedHash(secret, 'company invitation', link);
