import type { RefusalOf } from '@fairway/gateway/contract/call';
import type { order } from '@fairway/gateway/contract/order';
import {
  type AccountType,
  type AuditStatus,
  accountType as accountTypes,
  auditStatus as auditStatuses,
  dayMs,
  type OrderStatus,
  orderStatus,
} from '@fairway/trade';

/**
 * Events of an order: `paid` by a wallet, `voucherSubmitted` of a corporate transfer, which staff confirm or send back
 * (`transferConfirmed`, `transferRejected`), `cancelled` by the buyer, `timedOut`.
 */
export type OrderEvent =
  | 'paid'
  | 'voucherSubmitted'
  | 'transferConfirmed'
  | 'transferRejected'
  | 'cancelled'
  | 'timedOut';

const { toBeConfirmed, pendingPayment, completed, cancelled } = orderStatus;

/** Every transition there is. Completed and cancelled have none: a final status never goes back (TRUST 22). */
const transitions: Readonly<Record<OrderStatus, Partial<Readonly<Record<OrderEvent, OrderStatus>>>>> = {
  [pendingPayment]: {
    paid: completed,
    voucherSubmitted: toBeConfirmed,
    cancelled,
    timedOut: cancelled,
  },
  // A code that was still open may be paid while staff look at the voucher: money received completes the order.
  [toBeConfirmed]: { paid: completed, transferConfirmed: completed, transferRejected: pendingPayment },
  [completed]: {},
  [cancelled]: {},
};

/** The status after an event; null where the event changes nothing. */
export function statusAfter(from: OrderStatus, event: OrderEvent): OrderStatus | null {
  return transitions[from][event] ?? null;
}

/** Returns why money received for an order must be refunded; null if it completes the order (TRUST 25, 26). */
export function refundReason(from: OrderStatus): 'paidTwice' | 'paidAfterCancel' | null {
  if (statusAfter(from, 'paid') !== null) return null;
  return from === completed ? 'paidTwice' : 'paidAfterCancel';
}

/**
 * Reports whether a voucher of one order may be used for another: only once the first is cancelled, since one transfer
 * pays one order.
 */
export function voucherIsFree(other: OrderStatus): boolean {
  return other === cancelled;
}

/** An order whose countdown runs. */
interface Counting {
  readonly status: OrderStatus;
  readonly cancelsAt: Date;
}

/** Whether an order waits for payment: until its countdown ends, also before it is cancelled for that. */
export function waitsForPayment<
  Order extends { readonly status: OrderStatus; readonly cancelsAt: Date | null },
>(order: Order, now: Date): order is Order & Counting {
  const { status, cancelsAt } = order;
  return status === pendingPayment && cancelsAt !== null && cancelsAt > now;
}

/** Days to pay again after staff sent a transfer back: the buyer may read about it later. */
export const daysAfterRejection = 3;
/** Number of times that the whole countdown may be extended, WCAG 2.2.1. */
const extensions = 10;

/**
 * Returns the instant at which an order cancels itself after its buyer requested more time: a whole countdown from now,
 * and never sooner.
 */
export function extendedEnd(
  { createdAt, cancelsAt }: { readonly createdAt: Date; readonly cancelsAt: Date },
  payMinutes: number,
  now: Date,
): Date {
  const countdown = payMinutes * 60_000;
  const longest = createdAt.getTime() + (1 + extensions) * countdown;
  const wished = Math.min(now.getTime() + countdown, longest);
  return new Date(Math.max(cancelsAt.getTime(), wished));
}

/** Staff confirm a transfer within three working days, specification point 9. */
export const reviewDays = 3;

/** Whether an account may order by its certification: the person's own, or the company's (specification point 4). */
export function isCertified(account: {
  readonly accountType: AccountType;
  readonly auditStatus: AuditStatus;
  readonly personalAuditStatus: AuditStatus;
}): boolean {
  const { accountType, auditStatus, personalAuditStatus } = account;
  const own = accountType === accountTypes.personal ? personalAuditStatus : auditStatus;
  return own === auditStatuses.approved;
}

export interface OrderRequest {
  /** Whether the buyer may have seats in an order. */
  readonly maySeat: boolean;
  /** Whether the certification that ordering needs is approved: the person's, or the company's. */
  readonly certified: boolean;
  readonly memberCount: number;
  /** Distinct routes requested, how many of them are on offer, and how many a paid subscription covers. */
  readonly routeCount: number;
  readonly forSale: number;
  readonly heldCount: number;
}

/** Why an order is refused; null when it may be made (specification points 5 and 6). */
export function orderRefusal(request: OrderRequest): RefusalOf<typeof order.create> | null {
  if (!request.certified) return 'certificationRequired';
  if (!request.maySeat && request.memberCount > 0) return 'seatsForCompaniesOnly';
  if (request.forSale < request.routeCount) return 'routeNotForSale';
  if (request.heldCount > 0) return 'routeSubscribed';
  return null;
}

/** From when until when an order opens which of its routes. */
export interface Period {
  /** It starts where an earlier one ends, instead of at once. */
  readonly follows: boolean;
  readonly from: Date;
  readonly until: Date;
  readonly seaRouteIds: readonly string[];
}

/**
 * Returns the periods of an order that completes now, earliest first. A route that the tenant has already paid for
 * continues from `paidUntil`, so that no day is sold twice; the others start now. Two orders of one route may both wait
 * for payment, so this is computed again on payment.
 */
export function periodsOf(
  seaRouteIds: readonly string[],
  paidUntil: ReadonlyMap<string, Date>,
  days: number,
  now: Date,
): Period[] {
  const starts = Map.groupBy(seaRouteIds, (id) => Math.max(now.getTime(), paidUntil.get(id)?.getTime() ?? 0));
  return [...starts]
    .toSorted(([first], [second]) => first - second)
    .map(([start, ids]) => ({
      follows: start > now.getTime(),
      from: new Date(start),
      until: new Date(start + days * dayMs),
      seaRouteIds: ids,
    }));
}
