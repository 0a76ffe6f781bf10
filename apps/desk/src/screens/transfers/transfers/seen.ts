import type { TransferCase } from '@fairway/gateway/contract/transferReview';

/** The state that the reviewer sees, as sent with a decision. */
export function seenOf({ voucherAt, first }: Pick<TransferCase, 'voucherAt' | 'first'>) {
  return { voucherAt, firstId: first?.id ?? null };
}
