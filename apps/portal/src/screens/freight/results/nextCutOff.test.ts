import { expect, test } from 'vitest';
import { nextCutOff, voiceOf } from './nextCutOff.ts';

const zone = 'Asia/Shanghai';
const sailing = {
  closing: { at: '2026-11-22T10:00:00.000Z', zone },
  portCutOff: { at: '2026-11-23T10:00:00.000Z', zone },
};

test.each([
  ['days before', '2026-11-20T09:59:00.000Z', 'later', 'closing', 48],
  ['the day before', '2026-11-21T12:00:00.000Z', 'near', 'closing', 22],
  ['hours before', '2026-11-22T09:30:00.000Z', 'soon', 'closing', 0],
  ['at the closing itself the port is next', '2026-11-22T10:00:00.000Z', 'near', 'portCutOff', 24],
  ['after both', '2026-11-23T10:00:00.000Z', 'passed', 'portCutOff', 0],
])('%s', (_, now, voice, which, hours) => {
  expect(nextCutOff(sailing, new Date(now))).toMatchObject({ voice, which, hours });
});

test('a cut-off that is gone is shown as gone while the other one is still ahead', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  const { closing, portCutOff } = sailing;
  const next = nextCutOff(sailing, now);
  expect(voiceOf(closing, 'closing', next, now)).toBe('passed');
  expect(voiceOf(portCutOff, 'portCutOff', next, now)).toBe('near');
});

test('marks no time that is later than the next cut-off', () => {
  const now = new Date('2026-11-20T09:59:00.000Z');
  expect(voiceOf(sailing.portCutOff, 'portCutOff', nextCutOff(sailing, now), now)).toBeUndefined();
});
