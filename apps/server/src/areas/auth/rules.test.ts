import { expect, test } from 'vitest';
import { deviceKind, opening, passwordWait, switchTarget } from './rules.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [10, 900],
  [5000, 900],
])('after %i failures the next password waits %i s', (failures, seconds) => {
  expect(passwordWait(failures)).toBe(seconds);
});

const live = { id: 's1', visitorId: 'here', lastSeenAt: new Date(0) };
test.each([
  ['no live session', null, 'here', null, 'open'],
  ['an agreement about a session that has ended', null, 'here', 's1', 'open'],
  ['a session in this browser', live, 'here', null, 'replace'],
  ['a session elsewhere', live, 'there', null, 'ask'],
  ['a session elsewhere that its owner agreed to end', live, 'there', 's1', 'force'],
  ['a session elsewhere, agreed about another', live, 'there', 's0', 'ask'],
] as const)('%s', (_case, session, visitorId, agreed, expected) => {
  expect(opening(session, visitorId, (id) => id === agreed)).toBe(expected);
});

test.each([
  [{ accountType: 1, auditStatus: 2, source: 1 }, 1, 3],
  [{ accountType: 1, auditStatus: 2, source: 2 }, 1, null],
  [{ accountType: 1, auditStatus: 1, source: 1 }, 1, null],
  [{ accountType: 1, auditStatus: 2, source: 1 }, 2, null],
  [{ accountType: 3, auditStatus: 2, source: 1 }, 2, 1],
  [{ accountType: 3, auditStatus: 2, source: 1 }, 1, null],
  [{ accountType: 3, auditStatus: 0, source: 1 }, 2, null],
  [{ accountType: 2, auditStatus: 2, source: 1 }, 1, null],
] as const)('%j switches in portal %i to account type %j', (from, portal, expected) => {
  expect(switchTarget(from, portal)).toBe(expected);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153', 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'computer'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/153 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/153 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 'tablet'],
  ['curl/8', 'unknown'],
  [undefined, 'unknown'],
])('%j is a %s', (agent, kind) => {
  expect(deviceKind(agent)).toBe(kind);
});
