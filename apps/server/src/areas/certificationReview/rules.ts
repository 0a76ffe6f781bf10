import type { CertificationCheck } from '@fairway/gateway/contract/certificationReview';
import type { Certification } from '../certification/index.ts';

export type NotPassed = 'secondPersonNeeded' | 'checkStands' | 'remittanceOpen' | 'companyAccountTaken';

/** A decision to pass that a reviewer is about to make. */
export interface Passing {
  readonly staffId: string;
  /** The first of two people who passed it; null before. */
  readonly firstStaffId: string | null;
  readonly checks: readonly Pick<CertificationCheck, 'kind' | 'outcome'>[];
  /** The reviewer's reason for passing in spite of a check; null without one. */
  readonly overruled: string | null;
}

/** The checks that stop a certification. */
export function stopsIn(checks: Passing['checks']): CertificationCheck['kind'][] {
  return checks.filter(({ outcome }) => outcome === 'stop').map(({ kind }) => kind);
}

/** Why a certification is not passed; null if it is. A taken account name and an open remittance cannot be overruled. */
export function passRefusal({ staffId, firstStaffId, checks, overruled }: Passing): NotPassed | null {
  if (firstStaffId === staffId) return 'secondPersonNeeded';
  if (checks.some(({ outcome }) => outcome === 'wait')) return 'remittanceOpen';
  const stops = stopsIn(checks);
  if (stops.includes('account')) return 'companyAccountTaken';
  return stops.length > 0 && !overruled ? 'checkStands' : null;
}

/** Whether two people have to pass certifications of this kind. */
export function needsTwo(kind: Certification['kind'], twoReviewers: 'all' | 'companies' | 'none'): boolean {
  return twoReviewers === 'all' || (twoReviewers === 'companies' && kind === 'company');
}
