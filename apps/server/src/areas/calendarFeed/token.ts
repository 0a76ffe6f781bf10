import type { Config } from '../../config.ts';
import { keyedHash, readTenantToken, tenantToken } from '../../secrets.ts';

/** A feed, and the number of its present address. */
interface FeedKey {
  readonly tenantId: string;
  readonly id: string;
  readonly linkNumber: number;
}

/**
 * The token of a feed: its tenant, and 256 bits that follow from the server's secret, so that its owner can copy the
 * address again.
 */
export function feedToken({ secret }: Config, { tenantId, id, linkNumber }: FeedKey): string {
  const token = keyedHash(secret, 'calendar feed', `${id} ${linkNumber}`).toString('base64url');
  return tenantToken(token, tenantId);
}

/** Returns the hash of a token without its tenant, which is stored and looked up by: addresses from before had none. */
export const feedTokenHash = ({ secret }: Config, token: string) =>
  keyedHash(secret, 'calendar feed hash', readTenantToken(token).token);

/** Calendar programs send no body and no header of ours, so the secret is part of the path. */
export const feedAddress = (publicUrl: string, token: string) => `${publicUrl}/calendar/${token}.ics`;
