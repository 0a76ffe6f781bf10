import type { TransferCase } from '@fairway/gateway/contract/transferReview';

/** What the reviewer is looking at, as a decision names it. */
export function seenOf({ voucherAt, first }: Pick<TransferCase, 'voucherAt' | 'first'>) {
  return { voucherAt, firstId: first?.id ?? null };
}
