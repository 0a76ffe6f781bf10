import { sampleAuditInfo } from '@fairway/gateway/mock';
import { expect, test } from 'vitest';
import { bookingOf } from './booking.ts';

test.each([
  ['personal', { personalAuditStatus: 0 }, 'verify'],
  ['personal', { personalAuditStatus: 1 }, 'underReview'],
  ['personal', { personalAuditStatus: 2 }, 'open'],
  ['personal', { personalAuditStatus: 3 }, 'verifyAgain'],
  // A person is judged by their own verification, not by that of the company they apply for.
  ['personal', { personalAuditStatus: 0, auditStatus: 2 }, 'verify'],
  ['companyAdmin', { auditStatus: 2, personalAuditStatus: 0 }, 'open'],
  ['companyAdmin', { auditStatus: 3 }, 'verifyAgain'],
  ['subAccount', { auditStatus: 2 }, 'subAccount'],
] as const)('%s with %o: %s', (kind, overrides, booking) => {
  expect(bookingOf(sampleAuditInfo(kind, overrides), kind !== 'subAccount')).toBe(booking);
});
