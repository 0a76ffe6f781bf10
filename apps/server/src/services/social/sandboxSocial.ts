import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/db.ts';
import { keyedHash, newToken } from '../../secrets.ts';
import { SocialFailed, type SocialProvider } from './provider.ts';

export interface SandboxSocialParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: Uint8Array;
  /** Returns the public URL of this server. */
  readonly publicUrl: () => string;
}

/** As WeChat has it: a code is good for five minutes and one exchange. */
const codeSeconds = 300;

const codeHash = (secret: Uint8Array, code: string) => keyedHash(secret, 'sandbox social code', code);

/** A social app that exists on this server only: its pages offer a choice of people. */
export function sandboxSocial({ db, clock, secret, publicUrl }: SandboxSocialParts): SocialProvider {
  return {
    address: (door, state) => `${publicUrl()}/sandbox/social/${door}?${new URLSearchParams({ state })}`,
    async identify(_door, code) {
      const spent = await db
        .deleteFrom('sandboxSocialCode')
        .where('codeHash', '=', codeHash(secret, code))
        .where('expiresAt', '>', clock.now())
        .returning('socialId')
        .executeTakeFirst();
      if (!spent) throw new SocialFailed('errcode 40029');
      return spent.socialId;
    },
  };
}

/** Creates the code with which the sandbox's social app redirects after a confirmation. */
export async function sandboxCode(
  { db, clock, secret }: Pick<SandboxSocialParts, 'db' | 'clock' | 'secret'>,
  socialId: string,
): Promise<string> {
  const code = newToken();
  const now = clock.now();
  await db.deleteFrom('sandboxSocialCode').where('expiresAt', '<=', now).execute();
  await db
    .insertInto('sandboxSocialCode')
    .values({
      codeHash: codeHash(secret, code),
      socialId,
      expiresAt: new Date(now.getTime() + codeSeconds * 1000),
    })
    .execute();
  return code;
}
