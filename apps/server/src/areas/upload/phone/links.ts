import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { keyedHash } from '../../../secrets.ts';
import { avatarLinkLife, linkLife } from '../rules.ts';

/** A link to a file for its holder, until it expires: pictures in a page cannot sign their requests. */
export function fileLink(config: Config, fileId: string, now: Date): { url: string; expiresAt: string } {
  const until = now.getTime() + linkLife;
  const signature = sign(config, fileId, until).toString('base64url');
  return {
    url: `/api/files/${fileId}?until=${until}&signature=${signature}`,
    expiresAt: new Date(until).toISOString(),
  };
}

/**
 * A link to an avatar. It is in the header of every page, so it is the same for all of a day, and valid for the next
 * one too.
 */
export function avatarLink(config: Config, fileId: string, now: Date): string {
  const until = (Math.floor(now.getTime() / avatarLinkLife) + 2) * avatarLinkLife;
  const signature = sign(config, fileId, until, 'avatar link').toString('base64url');
  return `/api/files/${fileId}?until=${until}&signature=${signature}`;
}

/** Whether a link to an avatar was made here for this file and has not ended; it opens no file of another purpose. */
export function avatarLinkHolds(config: Config, fileId: string, link: GivenLink, now: Date): boolean {
  return holds(config, fileId, link, now, { what: 'avatar link', life: 2 * avatarLinkLife });
}

/** Whether a link was made here for this file and has not ended. */
export function linkHolds(config: Config, fileId: string, link: GivenLink, now: Date): boolean {
  return holds(config, fileId, link, now, { what: 'file link', life: linkLife });
}

interface GivenLink {
  readonly until: string;
  readonly signature: string;
}

function holds(
  config: Config,
  fileId: string,
  link: GivenLink,
  now: Date,
  { what, life }: { readonly what: string; readonly life: number },
): boolean {
  if (!/^\d{13,14}$/.test(link.until) || !/^[\w-]{43}$/.test(link.signature)) return false;
  const until = Number(link.until);
  const expected = sign(config, fileId, until, what);
  const matches = timingSafeEqual(Buffer.from(link.signature, 'base64url'), expected);
  return matches && now.getTime() < until && until <= now.getTime() + life;
}

function sign(config: Config, fileId: string, until: number, what = 'file link'): Buffer {
  return keyedHash(config.secret, what, `${fileId} ${until}`);
}
