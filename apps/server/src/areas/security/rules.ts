import type { ClaimName } from '../account/index.ts';

interface Way extends Pick<ClaimName, 'kind' | 'value'> {
  /** The account that a username opens; the other names lead to every account of the person. */
  readonly accountId: string;
  readonly passwordHash: string | null;
}

/** The person whose name is taken away. */
export interface Reached {
  readonly claims: readonly Way[];
  readonly accountIds: readonly string[];
  /** Whether this site offers the login by social app. */
  readonly socialOffered: boolean;
}

/**
 * Whether each account of a person can still be reached once a claim is gone: a phone or an email takes codes, a username
 * needs a password and opens its own account only, and the social app counts where this site offers it.
 */
export function canStillLogIn(
  { claims, accountIds, socialOffered }: Reached,
  without: Pick<ClaimName, 'kind' | 'value'>,
): boolean {
  const left = claims.filter(({ kind, value }) => kind !== without.kind || value !== without.value);
  return accountIds.every((id) =>
    left.some(({ kind, accountId, passwordHash }) => {
      if (kind === 'username') return accountId === id && passwordHash !== null;
      return kind === 'weixin' ? socialOffered : true;
    }),
  );
}
