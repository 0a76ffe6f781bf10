import type { csvColumns } from '@fairway/gateway/contract/csvColumns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBad } from '../../../services/csv/csvTable.ts';
import { readSurcharge } from './surchargeLine.ts';
import { endsEarlier, narrowest, surchargeTexts, termsOf, unknownIn } from './surchargeRules.ts';

type Cells = Partial<Record<(typeof csvColumns.surcharges)[number], string>>;

const thc: Cells = {
  carrier: 'cosu',
  origin: 'CNSHA',
  code: 'thc',
  currency: 'cny',
  amount_20gp: '550',
  amount_40gp: '825',
  amount_40hq: '825.50',
  valid_from: '2026/12/1',
};
const known = {
  carriers: new Set(['COSU']),
  ports: new Set(['CNSHA', 'USLAX']),
  codes: new Map([
    ['THC', { nameZh: '码头操作费', nameEn: 'Terminal handling', basis: 'CTN', side: 'origin' }],
    ['CAF', { nameZh: '货币贬值附加费', nameEn: 'Currency adjustment', basis: 'PCT', side: 'freight' }],
    ['DOC', { nameZh: '文件费', nameEn: 'Documentation fee', basis: 'BL', side: 'origin' }],
  ] as const),
};
const now = new Date('2026-11-20T01:00:00Z');

/** Passes a line through every rule, as the columns of its file have it; returns the first broken rule, if any. */
function messageOf(cells: Cells) {
  const entry = readSurcharge(cells);
  if (isBad(entry)) return { column: entry.column, rule: entry.rule };
  const bad = unknownIn(entry, known, now);
  if (bad) return { column: bad.column, rule: bad.rule };
  const terms = entry.details && termsOf(entry, entry.details, known);
  if (terms === null) return null;
  return isBad(terms) ? { column: terms.column, rule: terms.rule } : surchargeTexts(terms);
}

describe('a line of surcharges', () => {
  it('leaves name, side and basis of a known code to the list', () => {
    expect(readSurcharge(thc)).toMatchObject({
      ...{ carrier: 'COSU', origin: 'CNSHA', destination: '', code: 'THC', validFrom: '2026-12-01' },
      details: { amount: { gp20: 55_000, gp40: 82_500, hq40: 82_550 }, validTo: null },
    });
    expect(messageOf({ ...thc, name_zh: '码头操作费' })).toEqual({
      ...{ name_zh: '', name_en: '', side: 'origin', payable: 'prepaid', basis: 'container' },
      ...{ currency: 'CNY', amount: '', amount_20gp: '550', amount_40gp: '825', amount_40hq: '825.50' },
      ...{ way: '', valid_to: '' },
    });
  });

  const one: Cells = { ...thc, amount_20gp: '', amount_40gp: '', amount_40hq: '' };
  it.each<[string, Cells, object | null]>([
    [
      'one amount for every box',
      { ...one, amount: '30' },
      { amount: '30', amount_20gp: '', basis: 'container' },
    ],
    ['every port of loading', { ...thc, origin: '', destination: 'USLAX' }, { side: 'origin' }],
    [
      'a percentage without a currency',
      { ...one, code: 'CAF', currency: '', amount: '100' },
      { amount: '100' },
    ],
    [
      'two boxes alike',
      { ...thc, amount_40gp: '550' },
      { amount: '', amount_20gp: '550', amount_40hq: '825.50' },
    ],
    [
      'the other two alike',
      { ...thc, amount_40hq: '825' },
      { amount: '', amount_20gp: '550', amount_40hq: '825' },
    ],
    [
      'boxes alike',
      { ...thc, amount_40gp: '550', amount_40hq: '550.00' },
      { amount: '550', amount_40gp: '', amount_40hq: '' },
    ],
    ['thousands and signs', { ...one, amount: '￥1,250.50' }, { amount: '1250.50' }],
    ['a bill', { ...one, code: 'DOC', amount: '450' }, { basis: 'bill', amount: '450' }],
    [
      'a percentage, in no currency of its own',
      { ...one, code: 'CAF', amount: '2.5' },
      { basis: 'percent', currency: '', amount: '2.50', side: 'freight' },
    ],
    ['a box that is free', { ...thc, amount_20gp: '0' }, { amount_20gp: '0' }],
    ['what is paid at destination', { ...thc, side: '目的港' }, { side: 'destination', payable: 'collect' }],
    [
      'words of the trade',
      { ...thc, payable: 'CC', basis: '箱' },
      { payable: 'collect', basis: 'container' },
    ],
    [
      'a code that no list has',
      { ...thc, code: 'WWC', name_zh: '冬季附加费', name_en: 'Winter', side: 'freight', basis: 'box' },
      { name_zh: '冬季附加费', name_en: 'Winter', side: 'freight' },
    ],
    ['its last day', { ...thc, valid_to: '2026-12-01' }, { valid_to: '2026-12-01' }],
    [
      'what is taken back',
      { carrier: 'COSU', origin: 'CNSHA', code: 'THC', valid_from: '2026-12-01', cancelled: '是' },
      null,
    ],
  ])('may tell %s', (_, cells, texts) => {
    if (texts === null) expect(messageOf(cells)).toBe(null);
    else expect(messageOf(cells)).toMatchObject(texts);
  });

  it.each<[Cells, string, string]>([
    [{ carrier: '' }, 'carrier', 'required'],
    [{ carrier: 'ZZZZ' }, 'carrier', 'carrier'],
    [{ origin: '' }, 'origin', 'ends'],
    [{ origin: 'Shanghai' }, 'origin', 'harbour'],
    [{ origin: 'XXXXX' }, 'origin', 'harbour'],
    [{ destination: 'XXXXX' }, 'destination', 'harbour'],
    [{ destination: 'CNSHA' }, 'destination', 'samePort'],
    [{ code: 'T' }, 'code', 'chargeCode'],
    [{ code: 'of' }, 'code', 'oceanFreight'],
    [{ code: 'WWC', name_en: 'Winter' }, 'name_zh', 'chargeName'],
    [{ code: 'WWC', name_zh: '冬季附加费' }, 'name_en', 'chargeName'],
    [{ code: 'WWC', name_zh: '冬季附加费', name_en: 'Winter' }, 'basis', 'basis'],
    [{ code: 'WWC', name_zh: '冬季附加费', name_en: 'Winter', basis: 'box' }, 'side', 'side'],
    [{ name_en: 'x'.repeat(81) }, 'name_en', 'length'],
    [{ side: 'sea' }, 'side', 'side'],
    [{ payable: 'later' }, 'payable', 'payable'],
    [{ basis: 'ton' }, 'basis', 'basis'],
    [{ currency: 'JPY' }, 'currency', 'currency'],
    [{ currency: '' }, 'currency', 'currency'],
    [{ amount_40gp: '' }, 'amount_40gp', 'amounts'],
    [{ amount: '550' }, 'amount_20gp', 'amounts'],
    [{ amount_20gp: '', amount_40gp: '', amount_40hq: '' }, 'amount', 'amounts'],
    [{ amount_20gp: '0', amount_40gp: '0', amount_40hq: '0' }, 'amount_40hq', 'noCharge'],
    [{ ...one, amount: '0' }, 'amount', 'noCharge'],
    [{ amount_40hq: '1,20' }, 'amount_40hq', 'charge'],
    [{ amount_40hq: '1.200' }, 'amount_40hq', 'charge'],
    [{ amount_40hq: 'US$1,200' }, 'amount_40hq', 'amountCurrency'],
    [{ amount_40hq: '-5' }, 'amount_40hq', 'charge'],
    [{ amount_40hq: '5.125' }, 'amount_40hq', 'charge'],
    [{ basis: 'bill' }, 'amount_20gp', 'oneAmount'],
    [{ ...one, code: 'CAF', amount: '101' }, 'amount', 'percent'],
    [{ valid_from: '' }, 'valid_from', 'required'],
    [{ valid_from: '2026-11-31' }, 'valid_from', 'day'],
    [{ valid_from: '2062-11-01' }, 'valid_from', 'beginning'],
    [{ valid_to: '2026-11-30' }, 'valid_to', 'validity'],
    [{ cancelled: 'maybe' }, 'cancelled', 'flag'],
  ])('with %j is bad in %s by the rule %s', (cells, column, rule) => {
    expect(messageOf({ ...thc, ...cells })).toEqual({ column, rule });
  });
});

it('a surcharge begins within 400 days', () => {
  const entry = { ...{ carrier: 'COSU', origin: 'CNSHA', destination: '', code: 'THC' }, details: null };
  const midnight = new Date('2026-11-20T00:00:00Z');
  expect(unknownIn({ ...entry, validFrom: '2027-12-25' }, known, midnight)).toBeNull();
  const late = { column: 'valid_from', rule: 'beginning', value: '2027-12-26' };
  expect(unknownIn({ ...entry, validFrom: '2027-12-26' }, known, midnight)).toEqual(late);
});

describe('the way of a surcharge', () => {
  const read = readSurcharge(thc);
  it.each([
    ['stays where the file has no such column', undefined, 'suez', 'suez'],
    ['is that of the file', 'cape', 'suez', 'cape'],
    ['is every way where the cell is empty', null, 'suez', null],
    ['is every way without a stored one', undefined, undefined, null],
  ] as const)('%s', (_, way, stored, expected) => {
    if (isBad(read) || !read.details) return expect.fail('a line that is good');
    expect(termsOf(read, { ...read.details, way }, known, stored)).toMatchObject({ way: expected });
  });

  it('and a name that is missing, are reported with their cells', () => {
    if (isBad(read) || !read.details) return expect.fail('a line that is good');
    const bad = { column: 'name_zh', rule: 'chargeName', value: '' };
    expect(termsOf({ code: 'WWC' }, read.details, known)).toEqual(bad);
  });
});

it.each([
  [null, null, false],
  [null, '2026-12-01', true],
  ['2026-12-31', '2026-12-01', true],
  ['2026-12-01', '2026-12-31', false],
  ['2026-12-01', null, false],
  ['2026-12-01', '2026-12-01', false],
])('a surcharge until %s that is told to hold until %s ends earlier: %s', (recorded, end, earlier) => {
  expect(endsEarlier(recorded, end)).toBe(earlier);
});

describe('of the surcharges of one code', () => {
  const charge = (origin: string, destination: string, validFrom: string, sample = false) => ({
    ...{ code: 'BAF', origin, destination, validFrom, sample },
  });
  const inOrder = [
    charge('CNSHA', 'USLAX', '2020-01-01', true),
    charge('', 'USLAX', '2026-11-01'),
    charge('', 'USLAX', '2026-12-01'),
    charge('CNSHA', '', '2026-10-01'),
    charge('CNSHA', 'USLAX', '2026-09-01'),
    charge('CNSHA', 'USLAX', '2026-12-01'),
  ];

  it('the real one, the narrower, the later is charged, in any order', () => {
    const places = inOrder.map((_, place) => place);
    fc.assert(
      fc.property(fc.subarray(places, { minLength: 1 }), fc.nat(), (some, seed) => {
        const turned = some.map((_, index) => some[(index + seed) % some.length] ?? 0);
        const narrowestCharge = narrowest(turned.flatMap((place) => inOrder[place] ?? []));
        expect(narrowestCharge).toEqual([inOrder[Math.max(...some)]]);
      }),
    );
  });

  it('of two alike the first is charged', () => {
    const [first, second] = [charge('CNSHA', '', '2026-01-01'), charge('CNSHA', '', '2026-01-01')];
    expect(narrowest([first, second])[0]).toBe(first);
  });

  it('those of other codes stay', () => {
    const thcHere = { ...charge('CNSHA', '', '2026-01-01'), code: 'THC' };
    expect(narrowest([thcHere, ...inOrder]).map(({ code }) => code)).toEqual(['THC', 'BAF']);
  });
});
