import type { CodeName } from '@fairway/gateway/contract/codes';
import { screenSettings } from '../ruleEngine/settings.ts';

/** How a free trial is cut; screens are told the same by `checkConfig`. */
export interface TrialTerms {
  readonly days: number;
  readonly minRoutes: number;
  readonly maxRoutes: number;
}

export const trialTerms: TrialTerms = {
  days: Number(screenSettings['trial.days']),
  minRoutes: Number(screenSettings['trial.minRoutes']),
  maxRoutes: Number(screenSettings['trial.maxRoutes']),
};

export interface TrialRequest {
  /** Distinct routes asked for, how many of them are on offer, and how many the tenant holds already. */
  readonly asked: number;
  readonly forSale: number;
  readonly held: number;
  readonly spent: boolean;
  /** 1 company admin, 2 company sub-account, 3 personal. */
  readonly accountType: 1 | 2 | 3;
}

/** Why a trial is refused; null when it may start. */
export function trialRefusal(request: TrialRequest, terms: TrialTerms = trialTerms): CodeName | null {
  if (request.accountType === 2) return 'subAccountCannotBuy';
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
