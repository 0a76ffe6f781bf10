import {
  type AccountType,
  accountKind,
  accountType,
  type LoginPortal,
  loginPortal,
  normaliseAccount,
  normalisePhone,
} from '@fairway/trade';
import type { ClaimKind } from './tables.ts';

/** A name that leads to an account, in the form a claim stores. */
export interface ClaimName {
  readonly kind: ClaimKind;
  readonly value: string;
}

/** A name that a person types to log in. */
export interface LoginName extends ClaimName {
  readonly kind: Exclude<ClaimKind, 'weixin'>;
}

/**
 * Reads a typed login name. `overseas` is a phone of another country, which cannot log in (spec 5); null for any other
 * text. Email addresses ignore case; usernames do not.
 */
export function loginName(typed: string): LoginName | 'overseas' | null {
  if (/^(\+|00)\d+$/.test(normalisePhone(typed))) return 'overseas';
  const value = normaliseAccount(typed);
  const kind = accountKind(value);
  if (kind === null) return null;
  return { kind, value: kind === 'email' ? value.toLowerCase() : value };
}

/** Account types that a portal opens: the private one personal accounts, the business one company accounts. */
export function accountTypesOf(portal: LoginPortal): readonly AccountType[] {
  const { personal, companyAdmin, companySubAccount } = accountType;
  return portal === loginPortal.private ? [personal] : [companyAdmin, companySubAccount];
}
