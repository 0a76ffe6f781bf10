import { email } from './email.ts';
import { mobile } from './mobile.ts';
import type { RuleName } from './rule.ts';
import { subAccountUsername } from './subAccountUsername.ts';

export type AccountKind = 'phone' | 'email' | 'username';

/** Returns the kind of a typed login name: a mainland mobile, an email or a username; null for any other text. */
export function accountKind(value: string): AccountKind | null {
  if (mobile(value) === null) return 'phone';
  if (email(value) === null) return 'email';
  // Admin accounts (6 to 15) lie within the usernames of sub-accounts (3 to 15).
  return subAccountUsername(value) === null ? 'username' : null;
}

/** Any of the three names that password login takes. */
export function account(value: string): RuleName | null {
  return accountKind(value) === null ? 'account' : null;
}
