import type { ClaimName } from '../account/index.ts';

interface Way extends Pick<ClaimName, 'kind' | 'value'> {
  readonly passwordHash: string | null;
}

/**
 * Whether somebody can still log in once a claim is gone: a phone or an email takes codes, a username needs a password,
 * and the social app counts where this site offers it. Pure, for its table.
 */
export function canStillLogIn(
  claims: readonly Way[],
  without: Pick<ClaimName, 'kind' | 'value'>,
  socialOffered: boolean,
): boolean {
  return claims.some(({ kind, value, passwordHash }) => {
    if (kind === without.kind && value === without.value) return false;
    if (kind === 'username') return passwordHash !== null;
    return kind === 'weixin' ? socialOffered : true;
  });
}
