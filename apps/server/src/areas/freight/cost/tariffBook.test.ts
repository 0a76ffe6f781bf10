import { expect, test } from 'vitest';
import type { TariffRate } from './tariff.ts';
import { type TariffKey, tariffBook } from './tariffBook.ts';

const rate: TariffRate = {
  ...{ carrierCode: 'COSU', origin: 'CNSHA', destination: '', code: 'THC', nameZh: '', nameEn: 'THC' },
  ...{ basis: 'CTN', side: 'origin', payable: 'prepaid', currency: 'CNY', basisPoints: null },
  ...{ amountGp20: 55_000, amountGp40: 82_500, amountHq40: 82_550 },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-30', way: null, sample: false, updatedAt: new Date(0) },
};
const sailing: TariffKey = {
  ...{ carrierCode: 'COSU', origin: 'CNSHA', destination: 'NLRTM', day: '2026-11-20' },
  ...{ sample: false, way: 'suez' },
};

test.each<[string, Partial<TariffRate>, Partial<TariffKey>, boolean]>([
  ['a port of loading', {}, {}, true],
  ['another port of loading', {}, { origin: 'CNNGB' }, false],
  ['a port of discharge', { origin: '', destination: 'NLRTM' }, {}, true],
  ['another port of discharge', { origin: '', destination: 'DEHAM' }, {}, false],
  ['a route', { destination: 'NLRTM' }, {}, true],
  ['another carrier', { carrierCode: 'MSCU' }, {}, false],
  ['its first day', {}, { day: '2026-11-01' }, true],
  ['the day before', {}, { day: '2026-10-31' }, false],
  ['its last day', {}, { day: '2026-11-30' }, true],
  ['the day after', {}, { day: '2026-12-01' }, false],
  ['a day long after, without an end', { validTo: null }, { day: '2027-12-01' }, true],
  ['the way that the vessel takes', { way: 'suez' }, {}, true],
  ['another way', { way: 'cape' }, {}, false],
  ['a way, where that of the vessel is not known', { way: 'suez' }, { way: null }, false],
  ['a sample, for a sailing that is none', { sample: true }, {}, false],
  ['a sample, for one that is', { sample: true }, { sample: true }, true],
  ['a real one, for a sample', {}, { sample: true }, true],
])('a surcharge of %s', (_, ofRate, ofSailing, charged) => {
  const own = { ...rate, ...ofRate };
  expect(tariffBook([own])({ ...sailing, ...ofSailing })).toEqual(charged ? [own] : []);
});

test('of one code the narrowest is charged, and each sailing is looked up by all that it depends on', () => {
  const ofRoute = { ...rate, destination: 'NLRTM' };
  const later = { ...rate, validFrom: '2026-11-21' };
  const bySuez = { ...rate, code: 'SUZ', way: 'suez' } as const;
  const sample = { ...rate, code: 'PSS', sample: true };
  const ofOther = { ...rate, carrierCode: 'MSCU', origin: '', destination: 'DEHAM' };
  const chargesOf = tariffBook([rate, ofRoute, later, bySuez, sample, ofOther]);
  expect(chargesOf(sailing)).toEqual([ofRoute, bySuez]);
  expect(chargesOf({ ...sailing, destination: 'DEHAM' })).toEqual([rate, bySuez]);
  expect(chargesOf({ ...sailing, destination: 'DEHAM', day: '2026-11-21' })).toEqual([later, bySuez]);
  expect(chargesOf({ ...sailing, way: 'cape' })).toEqual([ofRoute]);
  expect(chargesOf({ ...sailing, sample: true })).toEqual([ofRoute, bySuez, sample]);
  expect(chargesOf({ ...sailing, origin: 'CNNGB' })).toEqual([]);
  expect(chargesOf({ ...sailing, carrierCode: 'MSCU', destination: 'DEHAM' })).toEqual([ofOther]);
  // The same sailings of a week share their charges, and the totals computed by them.
  expect(chargesOf({ ...sailing })).toBe(chargesOf(sailing));
});
