import type { TransferChanges } from '@fairway/gateway/contract/transferReview';
import { orderStatus } from '@fairway/trade';

type Change = TransferChanges['changes'][number];

/** A transfer in its current state, locked. */
export interface Standing {
  readonly status: 1 | 2 | 3 | 4;
  readonly payWay: number | null;
  readonly voucherAt: Date | null;
  readonly firstId: string | null;
}

/** The state that the reviewer saw. */
export interface Seen {
  readonly voucherAt: string;
  readonly firstId: string | null;
}

/** 3 corporate transfer, specification point 3. */
const corporateTransfer = 3;

/** What has changed since the reviewer looked; null where nothing has, so that the decision is about what they saw. */
export function changeSince(standing: Standing, seen: Seen): Change['what'] | null {
  if (standing.status === orderStatus.completed) {
    return standing.payWay === corporateTransfer ? 'confirmed' : 'paid';
  }
  if (standing.status === orderStatus.cancelled) return 'cancelled';
  if (standing.status === orderStatus.pendingPayment) return 'sentBack';
  if (standing.voucherAt?.toISOString() !== seen.voucherAt) return 'voucherReplaced';
  return standing.firstId === seen.firstId ? null : 'firstConfirmed';
}
