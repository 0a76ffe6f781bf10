import { expect, it } from 'vitest';
import { daysBefore } from './daysBefore.ts';

it('offers the first day of each earlier version, by the calendar of the port', () => {
  const versions = [
    '2026-11-20T01:00:00Z',
    '2026-11-12T17:00:00Z',
    '2026-11-12T16:30:00Z',
    '2026-11-02T01:00:00Z',
  ];
  const source = 'import';
  expect(
    daysBefore({
      zone: 'Asia/Shanghai',
      versions: versions.map((recordedAt) => ({ recordedAt, source, changed: true, changes: [] })),
    }),
  ).toEqual(['2026-11-13', '2026-11-02']);
});
