import type { QuoteState } from '@fairway/gateway/contract/listings/quotes';

/** Possible moves of a version of a quotation. */
export type QuoteMove = 'edit' | 'send' | 'accept' | 'decline' | 'withdraw' | 'replace' | 'revise';

/**
 * The moves of each state; no other move can happen. `revise` starts a new version and does not change this one. An
 * accepted quotation is an agreement and stays.
 */
const quoteMoves: Readonly<Record<QuoteState, readonly QuoteMove[]>> = {
  draft: ['edit', 'send'],
  sent: ['accept', 'decline', 'withdraw', 'replace', 'revise'],
  accepted: [],
  declined: ['revise'],
  expired: ['withdraw', 'replace', 'revise'],
  withdrawn: ['revise'],
  replaced: [],
};

/** Whether a move can happen. */
export function mayMove(state: QuoteState, move: QuoteMove): boolean {
  return quoteMoves[state].includes(move);
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
