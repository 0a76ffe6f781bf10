import { expect, test } from 'vitest';
import { cutoffMarks, dayIn, itemsByDay, toDay, zoneName } from './marks.ts';

test('the day of an instant is that of the port', () => {
  expect(dayIn('2026-11-23T16:30:00Z', 'Asia/Shanghai')).toBe('2026-11-24');
  expect(dayIn('2026-11-23T16:30:00Z', 'America/Los_Angeles')).toBe('2026-11-23');
  expect(toDay('2026-11-23', 'Asia/Shanghai')).toBe('2026-11-23');
  expect(toDay(new Date('2026-12-31T23:00:00Z'), 'Asia/Singapore')).toBe('2027-01-01');
});

test('puts cut-offs on their day at the port, with the hour there', () => {
  const marks = cutoffMarks(
    [
      { at: '2026-11-22T18:00:00Z', label: '截港' },
      { at: 'soon', label: '截单' },
    ],
    'Asia/Shanghai',
  );
  expect(marks).toEqual([{ day: '2026-11-23', kind: 'cutoff', label: '截港 02:00' }]);
});

test('marks are found by their day', () => {
  const marks = [
    { day: '2027-01-01', kind: 'holiday', label: '元旦' },
    { day: '2027-01-01', kind: 'cutoff', label: '截港 12:00' },
  ] as const;
  expect(itemsByDay(marks).get('2027-01-01')).toEqual(marks);
  expect(itemsByDay(undefined).size).toBe(0);
});

test('a zone has a name, and an unknown one keeps its own', () => {
  expect(zoneName('Asia/Shanghai', 'en')).toMatch(/China/);
  expect(zoneName('Port/Nowhere', 'en')).toBe('Port/Nowhere');
});
