import { expect, it } from 'vitest';
import { lastDigestTime } from './digestTime.ts';

it.each([
  ['Asia/Shanghai', '2026-11-25T01:00:00Z', '2026-11-25T01:00:00Z', 'at nine'],
  ['Asia/Shanghai', '2026-11-25T00:59:59Z', '2026-11-24T01:00:00Z', 'just before nine'],
  ['Asia/Shanghai', '2026-11-29T12:00:00Z', '2026-11-27T01:00:00Z', 'on a Sunday, that of Friday'],
  ['Asia/Shanghai', '2026-11-30T00:30:00Z', '2026-11-27T01:00:00Z', 'on Monday before nine, that of Friday'],
  ['Europe/Berlin', '2026-03-27T10:00:00Z', '2026-03-27T08:00:00Z', 'before summer time begins'],
  ['Europe/Berlin', '2026-03-30T10:00:00Z', '2026-03-30T07:00:00Z', 'after summer time began'],
  ['America/New_York', '2026-10-30T14:00:00Z', '2026-10-30T13:00:00Z', 'before summer time ends'],
  ['America/New_York', '2026-11-02T14:00:00Z', '2026-11-02T14:00:00Z', 'after summer time ended'],
  [
    'America/New_York',
    '2026-11-02T13:59:00Z',
    '2026-10-30T13:00:00Z',
    'nine of summer time is no nine any more',
  ],
  ['Asia/Kolkata', '2026-11-25T03:30:00Z', '2026-11-25T03:30:00Z', 'in a zone of half an hour'],
])('%s at %s: the digest of %s, %s', (zone, now, digest) => {
  expect(lastDigestTime(new Date(now), zone)).toEqual(new Date(digest));
});
