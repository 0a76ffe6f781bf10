import { orderStatus, payWay } from '@fairway/trade';
import type { OrderRow } from '../order/index.ts';

/** The state that the reviewer saw. */
export interface Seen {
  readonly voucherAt: string;
  readonly firstId: string | null;
}

type Current = Pick<OrderRow, 'status' | 'payWay' | 'voucherAt'> & {
  readonly first: { readonly staffId: string } | null;
};

/** Returns what has changed about a transfer since a reviewer saw it; null where nothing has. */
export function changeSince({ status, payWay: way, voucherAt, first }: Current, seen: Seen) {
  if (status === orderStatus.completed) return way === payWay.corporateTransfer ? 'confirmed' : 'paid';
  if (status === orderStatus.cancelled) return 'cancelled';
  if (status === orderStatus.pendingPayment) return 'sentBack';
  if (voucherAt?.toISOString() !== seen.voucherAt) return 'voucherReplaced';
  return (first?.staffId ?? null) === seen.firstId ? null : 'firstConfirmed';
}

export interface Receipt {
  /** The received amount in fen. */
  readonly received: number;
  readonly differReason: string | null;
}

/** A confirmation that a member of the staff is about to make. */
export interface Confirmation extends Receipt {
  /** The order's amount in fen. */
  readonly amount: number;
  readonly staffId: string;
  /** The confirmation of the first of two people; null before it. */
  readonly first: { readonly staffId: string; readonly received: number } | null;
}

export type NotConfirmed = 'secondPersonNeeded' | 'amountsDisagree' | 'differReasonNeeded';

/** Why a confirmation is refused; null if it counts: two people enter the same amount, and explain another than the order's. */
export function confirmRefusal(confirmation: Confirmation): NotConfirmed | null {
  const { first, staffId, received, amount, differReason } = confirmation;
  if (first?.staffId === staffId) return 'secondPersonNeeded';
  if (first && first.received !== received) return 'amountsDisagree';
  return received !== amount && !differReason ? 'differReasonNeeded' : null;
}

/** Whether an amount requires a second reviewer; both in fen. */
export function needsTwo(amount: number, fourEyesFen: number): boolean {
  return amount >= fourEyesFen;
}
