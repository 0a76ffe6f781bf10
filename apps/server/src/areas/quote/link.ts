import type { Config } from '../../config.ts';
import { keyedHash, readTenantToken, tenantToken } from '../../secrets.ts';

/** Days after the end of its validity for which a quotation can still be read by its link. */
export const readableDays = 30;

/** A quotation, and the number of its present link. */
interface LinkKey {
  readonly tenantId: string;
  readonly id: string;
  readonly linkNumber: number;
}

/**
 * The secret of a link: its tenant, and 256 bits that follow from the server's secret, so that the sender can read the
 * link again.
 */
export function linkSecret({ secret }: Config, { tenantId, id, linkNumber }: LinkKey): string {
  const token = keyedHash(secret, 'quotation link', `${id} ${linkNumber}`).toString('base64url');
  return tenantToken(token, tenantId);
}

/** Returns the hash of a link without its tenant, which is stored and looked up by: older links have none. */
export const linkHashOf = ({ secret }: Config, link: string) =>
  keyedHash(secret, 'quotation link hash', readTenantToken(link).token);

/** The address of a quotation for its customer. The server renders its page, so the secret is in the query. */
export const linkAddress = (publicUrl: string, link: string) => `${publicUrl}/quotation?link=${link}`;
