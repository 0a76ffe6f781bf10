import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../data/testvectors.json' with { type: 'json' };
import { idCard, idCardCheckDigit } from './idCard.ts';

const { residentId } = vectors;
const today = new Date('2026-11-20T12:00:00Z');

test.each(residentId.valid)('%s is a resident ID number', (value) => {
  expect(idCard(value, today)).toBeNull();
});

const broken: Record<string, string | null> = {
  'bad check': 'idCardCheck',
  'bad date (30 Feb)': 'idCardDate',
  'non-leap 29 Feb': 'idCardDate',
  'future birth': 'idCardDate',
  'unknown province 10': 'idCardCheck',
  '17 digits': 'idCard',
  'lowercase x accepted after upper-casing (valid)': null,
};
test.each(Object.entries(residentId.invalid))('%s: %s', (why, value) => {
  expect(broken).toHaveProperty([why]);
  expect(idCard(value, today)).toBe(broken[why]);
});

/** A number that adds up for a place and a day, `310115` and `19900101`. */
function numberOf(place: string, day: string): string {
  const body = `${place}${day}001`;
  return body + idCardCheckDigit(body);
}

test.each([
  ['911124198108030024', null],
  ['911124198108030025', 'idCardCheck'],
  ['910840199001010017', 'idCardCheck'],
  ['931840199002300017', 'idCardDate'],
  ['990840199001010017', 'idCardCheck'],
])('%s on the card of a foreign permanent resident: %s', (value, rule) => {
  expect(idCard(value, today)).toBe(rule);
});

test('born today is possible, tomorrow is not; the day is that of China', () => {
  expect(idCard(numberOf('310115', '20261121'), new Date('2026-11-20T15:59:59Z'))).toBe('idCardDate');
  expect(idCard(numberOf('310115', '20261121'), new Date('2026-11-20T16:00:00Z'))).toBeNull();
});

test("a year before any living person's birth is a typing error", () => {
  expect(idCard(numberOf('310115', '09490101'), today)).toBe('idCardDate');
});

test.each(['', 'X'.repeat(18), '１'.repeat(18), '11010519491231002X\n', ' 11010519491231002'])(
  '%j is no number',
  (value) => {
    expect(idCard(value, today)).toBe('idCard');
  },
);

test('one wrong digit is always found', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.nat(16), fc.nat(9), (born, at, digit) => {
      const whole = numberOf('440524', born.toISOString().slice(0, 10).replaceAll('-', ''));
      const wrong = whole.slice(0, at) + digit + whole.slice(at + 1);
      expect(idCard(whole, today)).toBeNull();
      if (wrong !== whole) expect(idCard(wrong, today)).not.toBeNull();
    }),
  );
});
