import type { Config } from '../../config.ts';
import { keyedHash } from '../../secrets.ts';

/** Days after the end of its validity for which a quotation can still be read by its link. */
export const readableDays = 30;

/** The secret of a link: 256 bits that follow from the server's secret, so that the sender can read the link again. */
export function linkSecret({ secret }: Config, quoteId: string, linkNumber: number): string {
  return keyedHash(secret, 'quotation link', `${quoteId} ${linkNumber}`).toString('base64url');
}

/** Returns the hash of a link, which is stored and looked up by. */
export const linkHashOf = ({ secret }: Config, link: string) =>
  keyedHash(secret, 'quotation link hash', link);

/** The address of a quotation for its customer. The secret is after `#`, so that no server and no log on the way reads it. */
export const linkAddress = (publicUrl: string, link: string) => `${publicUrl}/quotation#${link}`;
