import { describe, expect, it } from 'vitest';
import { answerRefusal, mayMove, type QuoteMove, stateAt } from './states.ts';

const moves: readonly QuoteMove[] = ['edit', 'send', 'accept', 'decline', 'withdraw', 'replace', 'revise'];

describe('a quotation', () => {
  it.each([
    ['draft', ['edit', 'send']],
    ['sent', ['accept', 'decline', 'withdraw', 'replace', 'revise']],
    ['accepted', []],
    ['declined', ['revise']],
    ['expired', ['withdraw', 'replace', 'revise']],
    ['withdrawn', ['revise']],
    ['replaced', []],
  ] as const)('that is %s may be moved by %j', (state, allowed) => {
    expect(moves.filter((move) => mayMove(state, move))).toEqual(allowed);
  });

  it('expires at the end of its validity, and only while it waits for an answer', () => {
    const validUntil = new Date('2026-11-24T10:00:00Z');
    const before = new Date('2026-11-24T09:59:59.999Z');
    expect(stateAt({ state: 'sent', validUntil }, before)).toBe('sent');
    expect(stateAt({ state: 'sent', validUntil }, validUntil)).toBe('expired');
    expect(stateAt({ state: 'accepted', validUntil }, validUntil)).toBe('accepted');
    expect(stateAt({ state: 'draft', validUntil }, validUntil)).toBe('draft');
  });

  it.each([
    ['sent', null],
    ['expired', 'quoteExpired'],
    ['withdrawn', 'quoteWithdrawn'],
    ['accepted', 'quoteAnswered'],
    ['declined', 'quoteAnswered'],
    ['replaced', 'quoteReplaced'],
    // A customer has no link to a draft unless its sending was undone.
    ['draft', 'quoteWithdrawn'],
  ] as const)('that is %s answers a customer with %s', (state, refusal) => {
    expect(answerRefusal(state)).toBe(refusal);
  });
});
