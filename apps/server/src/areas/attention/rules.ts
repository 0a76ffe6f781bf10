import { changePercent } from '../freight/index.ts';

/** Number of routes that one account may follow; the refusal `attentionLimit` contains the same number. */
export const mostFollowed = 50;

/** A price of one week in its currency. */
export interface Quote {
  readonly amount: number | null;
  readonly currency: string | null;
}

/**
 * Returns the change of a price since the week before, in percent and in minor units. Null if either week has no quote,
 * or if they use different currencies, which are never compared.
 */
export function movedSince(now: Quote, before: Quote): { change: number | null; moved: number | null } {
  if (now.amount === null || before.amount === null || now.currency !== before.currency)
    return { change: null, moved: null };
  return { change: changePercent(now.amount, before.amount), moved: now.amount - before.amount };
}
