import type { RefusalOf } from '@fairway/gateway/contract/call';
import type { subscribe } from '@fairway/gateway/contract/subscribe';

/** How a free trial is cut; screens are told the same by `checkConfig`. */
export interface TrialTerms {
  readonly days: number;
  readonly minRoutes: number;
  readonly maxRoutes: number;
}

export const trialTerms: TrialTerms = { days: 7, minRoutes: 1, maxRoutes: 3 };

export interface TrialRequest {
  /** Distinct routes asked for, how many of them are on offer, and how many the tenant holds already. */
  readonly asked: number;
  readonly forSale: number;
  readonly held: number;
  readonly spent: boolean;
}

/** Why a trial is refused; null when it may start. */
export function trialRefusal(
  request: TrialRequest,
  terms: TrialTerms = trialTerms,
): RefusalOf<typeof subscribe.startTrial> | null {
  if (request.asked < terms.minRoutes || request.asked > terms.maxRoutes) return 'trialRouteCount';
  if (request.spent) return 'trialUsed';
  if (request.forSale < request.asked) return 'routeNotForSale';
  if (request.held > 0) return 'routeSubscribed';
  return null;
}

/** The instant a trial ends: so many times 24 hours after it starts. */
export function trialEnd(start: Date, { days }: TrialTerms = trialTerms): Date {
  return new Date(start.getTime() + days * 86_400_000);
}
