import { expect, test } from 'vitest';
import { endText } from './status.ts';

const at = new Date('2026-11-20T09:05:00Z');

test.each([
  ['forcedOffline', 'logged in on another phone'],
  ['passwordChanged', 'security settings'],
  ['logout', 'Your session has expired'],
  ['expired', 'Your session has expired'],
  ['switched', 'Your session has expired'],
] as const)('a session that ended by %s says: %s', (reason, sentence) => {
  expect(endText('en', { reason, at, device: 'phone' })).toContain(sentence);
});

test('an unknown session reads like an expired one', () => {
  expect(endText('en', null)).toBe(endText('en', { reason: 'expired', at, device: null }));
});
