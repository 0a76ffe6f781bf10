import type { AuditInfo } from '@fairway/gateway/contract/company';
import { accountType, auditStatus } from '@fairway/trade';

/**
 * The next step of booking a sailing: a notice to read, a verification to start or to correct, or the subscription.
 */
export type Booking = 'subAccount' | 'verify' | 'underReview' | 'verifyAgain' | 'open';

/** By who may order and how far verification is (specification, point 4). */
export function bookingOf(audit: AuditInfo, mayBuy: boolean): Booking {
  if (!mayBuy) return 'subAccount';
  const personal = audit.accountType === accountType.personal;
  switch (personal ? audit.personalAuditStatus : audit.auditStatus) {
    case auditStatus.notVerified:
      return 'verify';
    case auditStatus.underReview:
      return 'underReview';
    case auditStatus.rejected:
      return 'verifyAgain';
    case auditStatus.approved:
      return 'open';
  }
}
