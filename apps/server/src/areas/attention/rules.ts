import { changePercent } from '../freight/index.ts';

/** Lanes that one account may follow; the refusal `attentionLimit` says the same number. */
export const mostFollowed = 50;

/** A price of one week in its currency. */
export interface Quote {
  readonly amount: number | null;
  readonly currency: string | null;
}

/**
 * How far a price moved since the week before: in percent and in minor units. Unknown where either week quoted nothing,
 * or where they quoted in different currencies, which are never compared.
 */
export function movedSince(now: Quote, before: Quote): { change: number | null; moved: number | null } {
  if (now.amount === null || before.amount === null || now.currency !== before.currency)
    return { change: null, moved: null };
  return { change: changePercent(now.amount, before.amount), moved: now.amount - before.amount };
}
