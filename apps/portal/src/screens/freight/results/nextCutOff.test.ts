import { expect, test } from 'vitest';
import { nextCutOff } from './nextCutOff.ts';

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
