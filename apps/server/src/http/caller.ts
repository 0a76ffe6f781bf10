import type { Caller as Needed } from '@fairway/gateway/contract/call';
import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import type { AccountType, Permission, Rights } from '@fairway/trade';

/**
 * The sender of a request: a member, or a person of the staff for their calls, when a live session is bound to the key
 * that signed it; a visitor otherwise.
 */
export type Caller = Visitor | Member | Staff;

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Member {
  readonly kind: 'member';
  readonly accountId: string;
  /** The company or the person that owns the rows. */
  readonly tenantId: string;
  readonly accountType: AccountType;
  /** Their current status and rights: a revoked right is gone at the next request. */
  readonly rights: Rights;
  readonly sessionId: string;
  readonly keyId: string;
}

/** One of the company's own people, at the desk. */
export interface Staff {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  /** Those they hold now: a role that was taken away is gone at the next request. */
  readonly roles: readonly StaffRole[];
  readonly sessionId: string;
  readonly keyId: string;
}

/** The callers that policy lets through to a handler, by the caller that its call names. */
type LetThrough = {
  readonly [Role in StaffRole as `staff:${Role}` | `staff:${Role}|${StaffRole}`]: Staff;
} & {
  readonly [Held in Permission as `member:${Held}`]: Member;
} & {
  readonly anyone: Visitor | Member;
  readonly visitor: Visitor | Member;
  readonly staff: Staff;
  readonly member: Member;
};
export type CallerOf<Who extends Needed> = LetThrough[Who];

export const visitor: Visitor = { kind: 'visitor' };
