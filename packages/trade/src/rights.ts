import { type AccountType, accountType, type MemberStatus, memberStatus } from './statuses.ts';

/**
 * Permissions of an account, `subject:action`. A call that needs one names it, `member:order:buy`; an account's own
 * rows need none.
 */
export const permissions = [
  'certification:submit',
  'order:list',
  'order:buy',
  /** Seats in an order: the advanced package, for companies (specification, point 6). */
  'order:seats',
  'order:pay',
  'order:invoice',
  'trial:start',
  'company:manage',
  'seat:assign',
  'account:close',
] as const;
export type Permission = (typeof permissions)[number];

/** One permission, all of a subject, or everything. */
export type Grant = Permission | `${Subject<Permission>}:*` | '*';
type Subject<Of extends string> = Of extends `${infer First}:${string}` ? First : never;

/**
 * The rights of each account type (specification, point 6), in full: the server decides by them, and sites show those
 * that the server sends. A company is handed over instead of closed; a sub-account sees the data it was given, and
 * requests the rest from its administrator.
 */
export const grants: Readonly<Record<AccountType, readonly Grant[]>> = {
  [accountType.personal]: [
    'certification:submit',
    'order:list',
    'order:buy',
    'order:pay',
    'order:invoice',
    'trial:start',
    'account:close',
  ],
  [accountType.companyAdmin]: ['certification:*', 'order:*', 'trial:*', 'company:*', 'seat:*'],
  [accountType.companySubAccount]: [],
};

/** Role numbers of the specification (point 6). */
export const roleNumber = { general: 1, vip: 2, invite: 3 } as const;
export type RoleNumber = (typeof roleNumber)[keyof typeof roleNumber];

/** Member types of the specification (point 1). */
export const memberTypes = ['normal', 'individual', 'enterprise'] as const;
export type MemberType = (typeof memberTypes)[number];

/** The role number of each member type: a user who belongs to a company was invited by it. */
const roles: Readonly<Record<MemberType, RoleNumber>> = {
  normal: roleNumber.general,
  individual: roleNumber.vip,
  enterprise: roleNumber.invite,
};

/** The status and permissions of an account. */
export interface Rights {
  readonly memberType: MemberType;
  readonly role: RoleNumber;
  readonly permissions: readonly Grant[];
}

/** The rights that follow from the kind of an account and from what its subscriptions make of it. */
export function rightsOf(account: {
  readonly accountType: AccountType;
  readonly memberStatus: MemberStatus;
}): Rights {
  const memberType = memberTypeOf(account);
  return { memberType, role: roles[memberType], permissions: grants[account.accountType] };
}

/** Whether grants hold a permission: `seat:*` holds `seat:assign`, `*` everything. */
export function holds(grants: readonly string[], permission: Permission): boolean {
  const subject = permission.slice(0, permission.indexOf(':'));
  return grants.some((grant) => grant === permission || grant === '*' || grant === `${subject}:*`);
}

function memberTypeOf(account: { readonly accountType: AccountType; readonly memberStatus: MemberStatus }) {
  if (account.memberStatus === memberStatus.normal) return 'normal';
  return account.accountType === accountType.personal ? 'individual' : 'enterprise';
}
