import type { Config } from '../../config.ts';
import { keyedHash } from '../../secrets.ts';

/** The secret of a feed: 256 bits that follow from the server's secret, so that its owner can copy the address again. */
export function feedToken({ secret }: Config, feedId: string, linkNumber: number): string {
  return keyedHash(secret, 'calendar feed', `${feedId} ${linkNumber}`).toString('base64url');
}

/** Returns the hash of a token, which is stored and looked up by. */
export const feedTokenHash = ({ secret }: Config, token: string) =>
  keyedHash(secret, 'calendar feed hash', token);

/** Calendar programs send no body and no header of ours, so the secret is part of the path. */
export const feedAddress = (publicUrl: string, token: string) => `${publicUrl}/calendar/${token}.ics`;
