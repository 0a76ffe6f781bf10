import { describe, expect, it } from 'vitest';
import { timeAt } from '../../time/zone.ts';
import { cutOffsBefore } from './cutOffs.ts';

describe('closings before a departure', () => {
  it('fall on full hours of the port, days ahead', () => {
    const closings = cutOffsBefore(new Date('2026-11-26T10:00:00Z'), 'Asia/Shanghai', false);
    expect(closings.portCutOff.toISOString()).toBe('2026-11-24T10:00:00.000Z');
    expect(closings.closing.toISOString()).toBe('2026-11-22T04:00:00.000Z');
  });

  it('are nearer on short-sea trades', () => {
    const closings = cutOffsBefore(new Date('2026-11-26T10:00:00Z'), 'Asia/Shanghai', true);
    expect(closings.portCutOff.toISOString()).toBe('2026-11-25T10:00:00.000Z');
  });

  it.each([
    ['in spring', '2026-03-09T20:00:00Z'],
    ['in autumn', '2026-11-02T20:00:00Z'],
  ])('keep their hour on the wall when clocks change in between, %s', (_, departure) => {
    const zone = 'America/Los_Angeles';
    const closings = cutOffsBefore(new Date(departure), zone, false);
    expect([timeAt(closings.portCutOff, zone), timeAt(closings.closing, zone)]).toEqual(['18:00', '12:00']);
  });
});
