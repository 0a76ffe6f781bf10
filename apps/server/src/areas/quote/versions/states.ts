import type { QuoteState } from '@fairway/gateway/contract/listings/quotes';

/** Possible moves of a version of a quotation. */
export type QuoteMove = 'edit' | 'send' | 'accept' | 'decline' | 'withdraw' | 'replace' | 'revise';

/**
 * The result of each move; moves not listed cannot happen. `revise` starts a new version and does not change this one.
 * An accepted quotation is an agreement and stays.
 */
export const quoteMoves: Readonly<Record<QuoteState, Readonly<Partial<Record<QuoteMove, QuoteState>>>>> = {
  draft: { edit: 'draft', send: 'sent' },
  sent: {
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    replace: 'replaced',
    revise: 'sent',
  },
  accepted: {},
  declined: { revise: 'declined' },
  expired: { withdraw: 'withdrawn', replace: 'replaced', revise: 'expired' },
  withdrawn: { revise: 'withdrawn' },
  replaced: {},
};

/** Whether a move can happen. */
export function mayMove(state: QuoteState, move: QuoteMove): boolean {
  return quoteMoves[state][move] !== undefined;
}

/** The state of a stored version at an instant: a sent one expires when its validity ends. */
export function stateAt(
  { state, validUntil }: { readonly state: Exclude<QuoteState, 'expired'>; readonly validUntil: Date },
  now: Date,
): QuoteState {
  return state === 'sent' && validUntil <= now ? 'expired' : state;
}

/** Returns why a customer's answer is refused in a state; null if it is accepted. */
export function answerRefusal(
  state: QuoteState,
): 'quoteExpired' | 'quoteWithdrawn' | 'quoteAnswered' | 'quoteReplaced' | null {
  switch (state) {
    case 'sent':
      return null;
    case 'expired':
      return 'quoteExpired';
    case 'accepted':
    case 'declined':
      return 'quoteAnswered';
    case 'replaced':
      return 'quoteReplaced';
    case 'draft':
    case 'withdrawn':
      return 'quoteWithdrawn';
  }
}
