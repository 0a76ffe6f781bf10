import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { keyedHash } from '../../secrets.ts';
import { linkLife } from './rules.ts';

/** A link to a file for whoever holds it, until it ends: pictures in a page cannot sign their requests. */
export function fileLink(config: Config, fileId: string, now: Date): { url: string; expiresAt: string } {
  const until = now.getTime() + linkLife;
  const signature = sign(config, fileId, until).toString('base64url');
  return {
    url: `/api/files/${fileId}?until=${until}&signature=${signature}`,
    expiresAt: new Date(until).toISOString(),
  };
}

/** Whether a link was made here for this file and has not ended. */
export function linkHolds(
  config: Config,
  fileId: string,
  given: { readonly until: string; readonly signature: string },
  now: Date,
): boolean {
  if (!/^\d{13,14}$/.test(given.until) || !/^[\w-]{43}$/.test(given.signature)) return false;
  const until = Number(given.until);
  const expected = sign(config, fileId, until);
  const matches = timingSafeEqual(Buffer.from(given.signature, 'base64url'), expected);
  return matches && now.getTime() < until && until <= now.getTime() + linkLife;
}

function sign(config: Config, fileId: string, until: number): Buffer {
  return keyedHash(config.secret, 'file link', `${fileId} ${until}`);
}
