import { type OrderStatus, orderStatus } from '@fairway/trade';
import type { Tables } from '../../../database/tables.ts';
import type { PaidTrade, Trade } from '../../../services/payments/provider.ts';
import { refundReason } from '../rules.ts';
import type { PaymentRow } from '../store.ts';

export type Incident = Tables['paymentIncident']['kind'];

/** The effect of a report that a payment's trade was paid. */
export type Settlement =
  | { readonly kind: 'known' | 'completed' }
  | { readonly kind: 'differs'; readonly incident: Incident }
  | { readonly kind: 'refund'; readonly reason: NonNullable<ReturnType<typeof refundReason>> };

/** Decides what a report of money does, by the order's status and its payment: each payment counts once, in full. */
export function settlementOf(
  status: OrderStatus,
  payment: Pick<PaymentRow, 'state' | 'amount'>,
  paid: Pick<PaidTrade, 'amount' | 'currency'>,
): Settlement {
  if (payment.state === 'paid') return { kind: 'known' };
  const incident = incidentOf(payment, paid);
  if (incident) return { kind: 'differs', incident };
  const reason = refundReason(status);
  return reason ? { kind: 'refund', reason } : { kind: 'completed' };
}

function incidentOf(
  payment: Pick<PaymentRow, 'amount'>,
  { amount, currency }: Pick<PaidTrade, 'amount' | 'currency'>,
): Incident | null {
  if (amount === null) return 'amountUnreadable';
  if (currency !== 'CNY') return 'currencyDiffers';
  return amount === payment.amount ? null : 'amountDiffers';
}

/** The change of an open payment by a report other than money; null where the report says nothing new. */
export function changeBy(
  state: Exclude<Trade['state'], 'paid'>,
  { scannedAt, declinedAt }: Pick<PaymentRow, 'scannedAt' | 'declinedAt'>,
  now: Date,
): Partial<PaymentRow> | null {
  switch (state) {
    case 'closed':
      return { state, closedAt: now, nextCheckAt: null };
    case 'scanned':
      return scannedAt === null ? { scannedAt: now } : null;
    case 'declined':
      return declinedAt === null ? { declinedAt: now } : null;
    case 'waiting':
      return null;
  }
}

const minute = 60_000;
/** A wallet that was just queried is not queried again for a page that polls. */
const pollRest = 4000;

/** Milliseconds until a payment is queried again: a lost notice is found well within 60 s (TRUST 24). */
export function checkInterval(age: number): number {
  return age < 40 * minute ? 15_000 : 10 * minute;
}

/** Whether a page that waits for a payment may have its wallet queried. */
export function mayCheckForPage({ state, nextCheckAt, createdAt, qrCode }: PaymentRow, now: Date): boolean {
  if (state !== 'open' || nextCheckAt === null || qrCode === null) return false;
  const lastCheckAt = nextCheckAt.getTime() - checkInterval(now.getTime() - createdAt.getTime());
  return now.getTime() - lastCheckAt >= pollRest;
}

/** Whether a code may still be paid: until its end, while its order waits for payment. */
export function codeIsOpen({ expiresAt }: Pick<PaymentRow, 'expiresAt'>, status: OrderStatus, now: Date) {
  return expiresAt > now && status === orderStatus.pendingPayment;
}

/** The end of a new code, which never outlives the order that it pays. */
export function codeEnd(cancelsAt: Date | null, qrMinutes: number, now: Date): Date {
  const end = now.getTime() + qrMinutes * minute;
  return new Date(Math.min(end, cancelsAt?.getTime() ?? end));
}

/** The state of a code on the page of its order. */
export function qrStateOf(
  {
    state,
    declinedAt,
    scannedAt,
    expiresAt,
  }: Pick<PaymentRow, 'state' | 'declinedAt' | 'scannedAt' | 'expiresAt'>,
  now: Date,
): 'waiting' | 'scanned' | 'declined' | 'expired' {
  if (declinedAt !== null) return 'declined';
  if (state === 'closed' || (state === 'open' && expiresAt <= now)) return 'expired';
  return scannedAt === null ? 'waiting' : 'scanned';
}

/** After so many failures staff take over a refund. */
export const mostAttempts = 12;

/** When a refund is tried again: after one minute, two, four … and at most six hours. */
export function nextRefundAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** (attempts - 1), 360 * minute));
}
