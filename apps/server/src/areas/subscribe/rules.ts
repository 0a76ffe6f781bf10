import type { RefusalOf } from '@fairway/gateway/contract/call';
import type { subscribe } from '@fairway/gateway/contract/subscribe';
import { dayMs } from '@fairway/trade';

/** The rules of a free trial; screens get the same values from `checkConfig`. */
export interface TrialTerms {
  readonly days: number;
  readonly minRoutes: number;
  readonly maxRoutes: number;
}

export const trialTerms: TrialTerms = { days: 7, minRoutes: 1, maxRoutes: 3 };

export interface TrialRequest {
  /** Distinct routes requested, how many of them are on offer, and how many the tenant already has. */
  readonly routeCount: number;
  readonly forSale: number;
  readonly heldCount: number;
  readonly spent: boolean;
}

/** Why a trial is refused; null when it may start. */
export function trialRefusal(
  request: TrialRequest,
  terms: TrialTerms = trialTerms,
): RefusalOf<typeof subscribe.startTrial> | null {
  if (request.routeCount < terms.minRoutes || request.routeCount > terms.maxRoutes) return 'trialRouteCount';
  if (request.spent) return 'trialUsed';
  if (request.forSale < request.routeCount) return 'routeNotForSale';
  if (request.heldCount > 0) return 'routeSubscribed';
  return null;
}

/** The instant a trial ends: so many times 24 hours after it starts. */
export function trialEnd(start: Date, { days }: TrialTerms = trialTerms): Date {
  return new Date(start.getTime() + days * dayMs);
}

/** Days before the end at which a buyer is notified, the nearest first. */
const reminderDays = [1, 7, 30] as const;

/**
 * Returns the reminder that is due at an instant; null for none. A reminder is skipped if the period is not twice as
 * long: a buyer of one month needs no reminder of its end in 30 days.
 */
export function dueReminder(
  { startedAt, expiresAt }: { readonly startedAt: Date; readonly expiresAt: Date },
  now: Date,
): 1 | 7 | 30 | null {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return null;
  const length = expiresAt.getTime() - startedAt.getTime();
  const due = reminderDays.find((days) => left <= days * dayMs);
  return due !== undefined && length >= 2 * due * dayMs ? due : null;
}
