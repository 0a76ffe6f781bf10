import type { IntentionState } from '@fairway/gateway/contract/listings/intentions';

/** The states to which staff may move a request for cover. A final state never changes. */
const moves: Readonly<Record<IntentionState, readonly IntentionState[]>> = {
  received: ['handling', 'quoted', 'withdrawn'],
  handling: ['quoted', 'done', 'withdrawn'],
  quoted: ['handling', 'done', 'withdrawn'],
  done: [],
  withdrawn: [],
};

/** States that staff may move an intention to. */
export function nextStates(from: IntentionState): readonly IntentionState[] {
  return moves[from];
}

/** Whether its sender may withdraw an intention. */
export function isWithdrawable(state: IntentionState): boolean {
  return moves[state].includes('withdrawn');
}

interface Move {
  readonly to: IntentionState;
  /** Minor units. */
  readonly premium: number | undefined;
  readonly reply: string;
}

/** The field that a move lacks: a quotation its premium, an end that staff decide the reason that its sender reads. */
export function lackOf({ to, premium, reply }: Move): 'premium' | 'reply' | null {
  if (to === 'quoted' && premium === undefined) return 'premium';
  return to === 'withdrawn' && reply === '' ? 'reply' : null;
}

/** Working days within which an intention gets an answer. */
export const answerDays = 1;
