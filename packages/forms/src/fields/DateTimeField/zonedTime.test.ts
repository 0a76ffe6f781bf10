import { zonedTime } from '@fairway/trade';
import { expect, test } from 'vitest';
import { partsOf, zonedTimeOf, zonedValue, zoneText } from './zonedTime.ts';

const at = (day: string, time: string, timeZone: string) => zonedTimeOf({ day, time, timeZone });

test.each([
  ['2026-12-02', '15:00', 'Europe/Berlin', '2026-12-02T15:00:00+01:00[Europe/Berlin]'],
  ['2026-07-02', '15:00', 'Europe/Berlin', '2026-07-02T15:00:00+02:00[Europe/Berlin]'],
  ['2026-12-02', '00:00', 'Asia/Shanghai', '2026-12-02T00:00:00+08:00[Asia/Shanghai]'],
  ['2026-12-02', '00:00', 'Asia/Kolkata', '2026-12-02T00:00:00+05:30[Asia/Kolkata]'],
  ['2026-12-02', '23:59', 'America/St_Johns', '2026-12-02T23:59:00-03:30[America/St_Johns]'],
  ['2026-12-02', '12:00', 'UTC', '2026-12-02T12:00:00+00:00[UTC]'],
  ['2026-12-02', '12:00', 'Pacific/Kiritimati', '2026-12-02T12:00:00+14:00[Pacific/Kiritimati]'],
])('%s %s in %s is %s', (day, time, timeZone, text) => {
  expect(at(day, time, timeZone)).toEqual({ text, isTwice: false });
  expect(zonedTime(text)).toBeNull();
});

test('a time that the clock skips does not exist', () => {
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBeNull();
  expect(at('2026-03-29', '01:59', 'Europe/Berlin')).not.toBeNull();
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).not.toBeNull();
});

test('of a time that the clock shows twice, the first is meant', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toEqual({
    text: '2026-10-25T02:30:00+02:00[Europe/Berlin]',
    isTwice: true,
  });
});

test.each(['2026-02-30', '2026-12-2', 'soon', ''])('%s is no day', (day) => {
  expect(at(day, '15:00', 'UTC')?.text ?? null).toBeNull();
});

test('boxes and value are the same, also while they are no time yet', () => {
  const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'UTC'];
  for (const timeZone of zones)
    for (const day of ['2026-12-02', 'soon', ''])
      for (const time of ['15:00', '3 o', '']) {
        const parts = { day, time, timeZone };
        if (day === '' && time === '') expect(zonedValue(parts)).toBe('');
        else expect(partsOf(zonedValue(parts), 'UTC')).toEqual(parts);
        const isWhole = day === '2026-12-02' && time === '15:00';
        expect(zonedTime(zonedValue(parts)) === null).toBe(isWhole);
      }
});

test('the zone is named with the offset of that day', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const parts = { day: '2026-07-02', time: '15:00', timeZone: 'America/New_York' };
  expect(zoneText(parts, now)).toBe('America/New York (UTC-04:00)');
  expect(zoneText({ ...parts, day: '' }, now)).toBe('America/New York (UTC-05:00)');
});
