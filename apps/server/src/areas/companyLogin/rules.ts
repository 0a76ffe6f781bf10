import type { OidcPerson } from '../../services/oidc/provider.ts';

/**
 * Lifetime of a session opened by a company's provider: a person who leaves the company is logged out by the next
 * working day.
 */
export const sessionSeconds = 12 * 3600;

/** Logins that one network may start, and those that lead to one provider, in ten minutes. */
export const networkLimits = [{ count: 60, seconds: 600 }];
export const providerLimits = [{ count: 3000, seconds: 600 }];

/** An account of the company, as far as joining depends on it. */
export interface JoinedAccount {
  readonly id: string;
  readonly disabled: boolean;
  /** Its person has accounts outside the company, such as a personal one. */
  readonly elsewhere: boolean;
  /** Another identity of the provider opens it. */
  readonly otherIdentity: boolean;
}

export interface Membership {
  readonly person: Pick<OidcPerson, 'verifiedEmail'>;
  readonly provider: { readonly domain: string; readonly openJoining: boolean };
  /** The account that this identity has opened before. */
  readonly bound: JoinedAccount | null;
  /** The employee whom the company lists with this email. */
  readonly listed: { readonly employeeId: string; readonly account: JoinedAccount | null } | null;
}

export type JoiningRefusal =
  | 'oidcEmailUnproven'
  | 'oidcOtherPerson'
  | 'companyLoginUnlisted'
  | 'companyLoginEnded'
  | 'companyLoginElsewhere';

/** The action of a login: opens an account (and binds the identity to it), or makes one for an employee, who may be new. */
export type Joining =
  | { readonly kind: 'open'; readonly accountId: string }
  | { readonly kind: 'make'; readonly employeeId: string | null }
  | { readonly kind: 'refuse'; readonly codeName: JoiningRefusal };

/**
 * Decides which account a login opens. Only a verified email of the proved domain counts. An account whose person also
 * has accounts elsewhere is never opened: a company's provider must not reach data outside the company.
 */
export function joining({ person, provider, bound, listed }: Membership): Joining {
  const refuse = (codeName: JoiningRefusal): Joining => ({ kind: 'refuse', codeName });
  const open = ({ id, elsewhere, otherIdentity }: JoinedAccount): Joining => {
    if (elsewhere) return refuse('companyLoginElsewhere');
    return otherIdentity ? refuse('oidcOtherPerson') : { kind: 'open', accountId: id };
  };
  const domain = person.verifiedEmail?.split('@').at(-1);
  if (domain !== provider.domain) return refuse('oidcEmailUnproven');
  if (bound && !bound.disabled) return open(bound);
  if (listed?.account) return listed.account.disabled ? refuse('companyLoginEnded') : open(listed.account);
  if (listed) return { kind: 'make', employeeId: listed.employeeId };
  // Removed from the list: automatic joining does not add them again.
  if (bound) return refuse('companyLoginEnded');
  return provider.openJoining ? { kind: 'make', employeeId: null } : refuse('companyLoginUnlisted');
}
