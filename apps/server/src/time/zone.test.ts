import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, instantAt, timeAt } from './zone.ts';

describe('instantAt', () => {
  it.each([
    ['2026-11-23', '18:00', 'Asia/Shanghai', '2026-11-23T10:00:00.000Z'],
    ['2026-11-23', '00:30', 'Asia/Kolkata', '2026-11-22T19:00:00.000Z'],
    ['2026-07-01', '08:00', 'America/Los_Angeles', '2026-07-01T15:00:00.000Z'],
    ['2026-12-01', '08:00', 'America/Los_Angeles', '2026-12-01T16:00:00.000Z'],
    // Clocks go forward on 2026-03-29: the morning before and the evening after differ by an hour less.
    ['2026-03-28', '18:00', 'Europe/Amsterdam', '2026-03-28T17:00:00.000Z'],
    ['2026-03-29', '18:00', 'Europe/Amsterdam', '2026-03-29T16:00:00.000Z'],
    // 02:30 does not exist that night; the offset before the change reads it as 03:30 summer time.
    ['2026-03-29', '02:30', 'Europe/Amsterdam', '2026-03-29T01:30:00.000Z'],
    // 02:30 occurs twice on 2026-10-25; the first is summer time.
    ['2026-10-25', '02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z'],
    // South of the equator, on the same days, the other way round.
    ['2026-10-04', '12:00', 'Australia/Sydney', '2026-10-04T01:00:00.000Z'],
    ['2026-04-05', '12:00', 'Australia/Sydney', '2026-04-05T02:00:00.000Z'],
  ])('reads %s %s in %s as %s', (day, time, zone, instant) => {
    expect(instantAt(day, time, zone).toISOString()).toBe(instant);
  });
});

describe('for any instant', () => {
  const zone = fc.constantFrom(
    'Asia/Shanghai',
    'Asia/Kolkata',
    'America/New_York',
    'Europe/London',
    'Pacific/Auckland',
  );
  const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 20 }).map((n) => new Date(n * 60_000 + 1.6e12));

  it('its wall-clock time leads back to it, or to the same clock face an hour before', () => {
    fc.assert(
      fc.property(minute, zone, (at, in_) => {
        const whole = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
        const back = instantAt(dayAt(whole, in_), timeAt(whole, in_), in_);
        expect([0, 3_600_000]).toContain(whole.getTime() - back.getTime());
      }),
    );
  });
});
