import { describe, expect, it } from 'vitest';
import { afterWorkingDays, daysBetween, isWorkingDay, workingDaysBetween } from './workingDays.ts';

/** Wall-clock time in China. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`);

describe('days on which mainland China works', () => {
  it.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-02-16', false, 'a Monday of the Spring Festival'],
    ['2026-02-28', true, 'a Saturday worked for it'],
    ['2026-05-09', true, 'a Saturday worked for Labour Day'],
    ['2026-10-07', false, 'the last day of the National Day'],
    ['2026-10-10', true, 'a Saturday worked for it'],
    ['2027-01-01', false, 'New Year'],
    ['2027-02-10', false, 'a day off for the weekend within the Spring Festival'],
    ['2027-02-11', true, 'the day after'],
    ['2031-03-08', false, 'a Saturday of a year that is not known yet'],
  ])('%s: %s, %s', (day, works) => {
    expect(isWorkingDay(day)).toBe(works);
  });
});

describe('working days', () => {
  it('count office hours, nine to six in China', () => {
    expect(workingDaysBetween(at('2026-11-18', '15:10'), at('2026-11-20', '10:12'))).toBeCloseTo(1.448, 2);
    expect(workingDaysBetween(at('2026-11-18', '09:00'), at('2026-11-18', '13:30'))).toBe(0.5);
    expect(workingDaysBetween(at('2026-11-18', '20:00'), at('2026-11-19', '08:00'))).toBe(0);
    expect(workingDaysBetween(at('2026-11-20', '18:00'), at('2026-11-23', '09:00'))).toBe(0);
  });

  it('pass over a holiday and work a shifted weekend', () => {
    // Friday before the Spring Festival of 2026: Saturday is worked, then nine days are off.
    expect(workingDaysBetween(at('2026-02-13', '18:00'), at('2026-02-24', '09:00'))).toBe(1);
  });

  it.each([
    ['2026-11-18', '15:10', '2026-11-23', '15:10', 'over a weekend'],
    ['2026-11-18', '20:00', '2026-11-23', '18:00', 'handed in after office hours'],
    ['2026-11-21', '11:00', '2026-11-25', '18:00', 'handed in on a Saturday'],
    ['2026-02-13', '10:00', '2026-02-25', '10:00', 'over the Spring Festival'],
    ['2026-12-31', '10:00', '2027-01-06', '10:00', 'over New Year'],
  ])('three after %s %s end on %s %s: %s', (day, time, lastDay, lastTime) => {
    expect(afterWorkingDays(at(day, time), 3)).toEqual(at(lastDay, lastTime));
  });

  it('are listed with the days between them', () => {
    expect(daysBetween(at('2026-11-20', '23:30'), at('2026-11-23', '00:10'))).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(daysBetween(at('2026-11-20', '10:00'), at('2026-11-20', '09:00'))).toEqual(['2026-11-20']);
  });
});
