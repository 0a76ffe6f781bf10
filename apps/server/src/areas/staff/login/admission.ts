import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import type { OidcPerson } from '../../../services/oidc/provider.ts';
import type { StaffOidc } from '../settings.ts';
import type { StaffRow } from '../store.ts';

/** Returns the roles that the provider's claim grants; null if the settings leave roles to the desk's admins. */
export function rolesOf({ claims }: Pick<OidcPerson, 'claims'>, { roles }: StaffOidc): StaffRole[] | null {
  if (roles === null) return null;
  const values = [claims[roles.claim]].flat();
  return values.flatMap((value) => (typeof value === 'string' ? (roles.byValue.get(value) ?? []) : []));
}

/**
 * Returns why an identified person may not enter the desk; null if they may, and the login adds or binds them if they
 * are new. `known` is the row of this identity or of its verified email.
 */
export function admissionRefusal(
  person: OidcPerson,
  known: Pick<StaffRow, 'oidcIssuer' | 'oidcSubject' | 'blockedAt'> | undefined,
  oidc: StaffOidc,
): 'oidcEmailUnproven' | 'oidcOtherPerson' | 'staffBlocked' | 'staffUnknown' | 'staffNoRole' | null {
  const domain = person.verifiedEmail?.split('@').at(-1) ?? '';
  if (!oidc.domains.includes(domain)) return 'oidcEmailUnproven';
  const roles = rolesOf(person, oidc);
  if (known) {
    const isBound = known.oidcSubject !== null;
    const isSame = known.oidcSubject === person.subject && known.oidcIssuer === person.issuer;
    if (isBound && !isSame) return 'oidcOtherPerson';
    if (known.blockedAt !== null) return 'staffBlocked';
    if (roles?.length === 0) return 'staffNoRole';
    return null;
  }
  if (roles === null) return 'staffUnknown';
  return roles.length === 0 ? 'staffNoRole' : null;
}
