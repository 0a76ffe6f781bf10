import { expect, test } from 'vitest';
import { endText, forcedOfflineText } from './status.ts';

const at = new Date('2026-11-20T09:05:00Z');

test('a session ended by another login says when and from what, in Beijing time', () => {
  expect(forcedOfflineText('en', at, 'phone')).toContain(
    'on another phone at 20 Nov 2026, 17:05 (Beijing time)',
  );
  expect(forcedOfflineText('zh', at, 'computer')).toContain(
    '2026年11月20日 17:05（北京时间）在另一台电脑登录',
  );
  expect(forcedOfflineText('en', at, null)).toContain('on another device');
});

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
