import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

it('merges both lists, newest first; of two events at the same time, the later one comes first', () => {
  const whats = timelineOf(
    [
      { at: '2026-11-20T01:00:00.000Z', what: 'ordered' },
      { at: '2026-11-20T01:05:00.000Z', what: 'paid' },
      { at: '2026-11-20T01:05:00.000Z', what: 'opened' },
      { at: '2026-11-22T01:00:00.000Z', what: 'refundBegun' },
    ],
    [
      { at: '2026-11-20T02:00:00.000Z', what: 'requested' },
      { at: '2026-11-23T02:00:00.000Z', what: 'issued' },
    ],
  ).map(({ what }) => what);
  expect(whats).toEqual(['invoiceIssued', 'refundBegun', 'invoiceRequested', 'opened', 'paid', 'ordered']);
});
