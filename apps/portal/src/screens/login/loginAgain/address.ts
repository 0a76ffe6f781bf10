/** Why a new login is needed: a password was changed or reset, or the user logged out everywhere. */
export const loginAgainReasons = ['password', 'reset', 'everywhere'] as const;
export type LoginAgainReason = (typeof loginAgainReasons)[number];

/** Returns the address of the page that shows why a session ended, and links to the login. */
export function loginAgainAddress({ reason }: { readonly reason: LoginAgainReason }): string {
  return `/loginAgain?reason=${reason}`;
}

/** The reason in an address; null if unknown. */
export function reasonIn(search: URLSearchParams): LoginAgainReason | null {
  const value = search.get('reason');
  return loginAgainReasons.find((reason) => reason === value) ?? null;
}
