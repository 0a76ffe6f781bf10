import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaClock, chinaDay, chinaMidnight, dayMs } from './chinaDay.ts';
import { addDays } from './weeks.ts';

describe('chinaDay', () => {
  it.each([
    ['2026-11-22T15:59:59.999Z', '2026-11-22'],
    ['2026-11-22T16:00:00Z', '2026-11-23'],
    ['2026-11-23T15:59:59Z', '2026-11-23'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
  ])('at %s it is %s', (instant, day) => {
    expect(chinaDay(new Date(instant))).toBe(day);
  });
});

describe('chinaClock', () => {
  it.each([
    ['2026-11-23T10:00:05Z', '2026-11-23T18:00:05'],
    ['2026-12-31T16:00:00.999Z', '2027-01-01T00:00:00'],
  ])('at %s shows %s', (instant, clock) => {
    expect(chinaClock(new Date(instant))).toBe(clock);
  });
});

describe('chinaMidnight', () => {
  it.each([
    ['2026-11-23', '2026-11-22T16:00:00.000Z'],
    ['2027-01-01', '2026-12-31T16:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(chinaMidnight(day).toISOString()).toBe(instant);
  });

  it('returns no instant for an invalid day', () => {
    expect(chinaMidnight('soon').getTime()).toBeNaN();
  });
});

const instant = fc.date({
  min: new Date('1992-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('for any instant', () => {
  it('its day began at most a day before it, and the next begins a day later', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const day = chinaDay(at);
        const elapsed = at.getTime() - chinaMidnight(day).getTime();
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThan(dayMs);
        expect(chinaMidnight(addDays(day, 1)).getTime() - chinaMidnight(day).getTime()).toBe(dayMs);
      }),
    );
  });

  it('clocks show the time of the Shanghai zone', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(instant, (at) => {
        expect(chinaClock(at).replace('T', ' ')).toBe(zone.format(at));
      }),
    );
  });
});
