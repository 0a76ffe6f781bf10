import type { Caller as Needed } from '@fairway/gateway/contract/call';
import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import type { AccountType, accountType, MemberStatus } from '@fairway/trade';

/**
 * Who sends a request: a member, or one of the staff where the call is for them, when a live session is bound to the key
 * that signed it; a visitor otherwise.
 */
export type Caller = Visitor | Member | Staff;

export interface Visitor {
  readonly kind: 'visitor';
}

export interface Member {
  readonly kind: 'member';
  readonly accountId: string;
  /** The company, or the person: whoever owns the rows. */
  readonly tenantId: string;
  readonly accountType: AccountType;
  readonly memberStatus: MemberStatus;
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

/** An account of one of these types. */
interface Holding<Types extends keyof typeof accountType> {
  readonly accountType: (typeof accountType)[Types];
}

/** Whom policy lets through to a handler, by the caller that its call names. */
type LetThrough = {
  readonly [Role in StaffRole as `staff:${Role}`]: Staff;
} & {
  readonly anyone: Visitor | Member;
  readonly visitor: Visitor | Member;
  readonly staff: Staff;
  readonly member: Member;
  readonly buyer: Member & Holding<'companyAdmin' | 'personal'>;
  readonly personal: Member & Holding<'personal'>;
  readonly companyAdmin: Member & Holding<'companyAdmin'>;
};
export type CallerOf<Who extends Needed> = LetThrough[Who];

export const visitor: Visitor = { kind: 'visitor' };
