import { type StaffRole, staffRoles } from '@fairway/gateway/contract/staffRole';
import * as v from 'valibot';
import { isIssuer } from '../../services/oidc/provider.ts';
import { folder, oneOf, whole } from '../../settings.ts';
import { type SettleHelp, settingsPart } from '../../settingsPart.ts';

export const deskSettings = settingsPart(
  {
    FAIRWAY_DESK: v.optional(folder, 'apps/desk/dist'),
    FAIRWAY_DESK_ADMIN: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
    FAIRWAY_DESK_FOUR_EYES_FEN: v.optional(whole(0, 1_000_000_000, ' fen'), '1000000'),
    STAFF_PASSWORDS: v.optional(oneOf(['on', 'off']), 'on'),
    STAFF_OIDC_ISSUER: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => isIssuer(text, true), 'must be an address without ? and #'),
      ),
    ),
    STAFF_OIDC_CLIENT_ID: v.optional(v.string()),
    STAFF_OIDC_CLIENT_SECRET: v.optional(v.string()),
    STAFF_OIDC_DOMAINS: v.optional(v.pipe(v.string(), v.transform(listed))),
    STAFF_OIDC_ROLES_CLAIM: v.optional(v.string(), 'groups'),
    STAFF_OIDC_ROLES: v.optional(v.string()),
  },
  (env, help) => ({
    /** The built site of the desk. */
    folder: env.FAIRWAY_DESK,
    /** The first admin to invite; without it, none is invited outside the sandbox. */
    admin: env.FAIRWAY_DESK_ADMIN,
    /** From this amount on a transfer needs a second pair of eyes. */
    fourEyesFen: env.FAIRWAY_DESK_FOUR_EYES_FEN,
    /** Whether a password and an authenticator app open the desk. */
    passwords: env.STAFF_PASSWORDS === 'on',
    /** The identity provider of the staff; null without one. */
    oidc: staffOidc(env, help),
  }),
);

export interface StaffOidc {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Domains of the staff's email addresses, in lower case. */
  readonly domains: readonly string[];
  /** The claim that decides about roles, and the role for each of its values; null where admins of the desk decide. */
  readonly roles: { readonly claim: string; readonly byValue: ReadonlyMap<string, StaffRole> } | null;
}

interface OidcEnvironment {
  readonly STAFF_PASSWORDS: string;
  readonly STAFF_OIDC_ISSUER?: string | undefined;
  readonly STAFF_OIDC_DOMAINS?: readonly string[] | undefined;
  readonly STAFF_OIDC_ROLES_CLAIM: string;
  readonly STAFF_OIDC_ROLES?: string | undefined;
}

function staffOidc(env: OidcEnvironment, { production, need, refuse }: SettleHelp): StaffOidc | null {
  const issuer = env.STAFF_OIDC_ISSUER;
  if (issuer === undefined) {
    if (env.STAFF_PASSWORDS === 'off') need('STAFF_OIDC_ISSUER', 'with STAFF_PASSWORDS=off');
    return null;
  }
  const why = 'with STAFF_OIDC_ISSUER';
  if (production && !issuer.startsWith('https:')) refuse('STAFF_OIDC_ISSUER: must be https in production');
  need('STAFF_OIDC_DOMAINS', why);
  return {
    issuer,
    clientId: need('STAFF_OIDC_CLIENT_ID', why),
    clientSecret: need('STAFF_OIDC_CLIENT_SECRET', why),
    domains: (env.STAFF_OIDC_DOMAINS ?? []).map((domain) => domain.toLowerCase()),
    roles:
      env.STAFF_OIDC_ROLES === undefined
        ? null
        : { claim: env.STAFF_OIDC_ROLES_CLAIM, byValue: rolesByValue(env.STAFF_OIDC_ROLES, refuse) },
  };
}

/** `desk-admins=admin, accounting=finance`: values of the claim with their roles. */
function rolesByValue(text: string, refuse: SettleHelp['refuse']): ReadonlyMap<string, StaffRole> {
  const entries = listed(text).flatMap((entry): [string, StaffRole][] => {
    const at = entry.lastIndexOf('=');
    const role = staffRoles.find((each) => each === entry.slice(at + 1).trim());
    if (at > 0 && role) return [[entry.slice(0, at).trim(), role]];
    refuse(`STAFF_OIDC_ROLES: ${entry} is not value=role, with a role of ${staffRoles.join(', ')}`);
    return [];
  });
  return new Map(entries);
}

function listed(text: string): string[] {
  return text.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]));
}
