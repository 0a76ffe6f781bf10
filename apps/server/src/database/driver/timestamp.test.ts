import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { parseTimestamp, timestampOid } from './timestamp.ts';

const parseAny = pg.types.getTypeParser(timestampOid) as (text: string) => Date;

it.each([
  ['2026-11-30 15:22:05+00', '2026-11-30T15:22:05.000Z'],
  ['2026-11-30 15:22:05.1+00', '2026-11-30T15:22:05.100Z'],
  ['2026-11-30 15:22:05.123456+00', '2026-11-30T15:22:05.123Z'],
  ['2026-11-30 23:22:05.5+08', '2026-11-30T15:22:05.500Z'],
  ['0099-01-01 00:00:00+00', '0099-01-01T00:00:00.000Z'],
  ['10026-01-01 00:00:00+00', '+010026-01-01T00:00:00.000Z'],
  ['0044-03-15 00:00:00+00 BC', '-000043-03-15T00:00:00.000Z'],
])('reads %s', (text, instant) => {
  expect(parseTimestamp(text).toISOString()).toBe(instant);
});

it('reads infinity as `pg` does', () => {
  for (const text of ['infinity', '-infinity']) expect(parseTimestamp(text)).toBe(parseAny(text));
});

it('reads every instant as `pg` writes it in UTC', () => {
  const bounds = { min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(bounds), (instant) => {
      const text = instant.toISOString().replace('T', ' ').replace('Z', '+00');
      expect(parseTimestamp(text)).toEqual(instant);
    }),
  );
});
