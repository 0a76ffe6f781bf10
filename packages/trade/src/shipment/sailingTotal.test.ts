import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { costCurrencies, exchanged } from './exchange.ts';
import { costSides } from './incoterms.ts';
import { byTotal, partsOf, type SailingCharge, sailingTotal, sumOf } from './sailingTotal.ts';
import { readShipment } from './shipment.ts';

const rates = { USD: 7_083_100, EUR: 8_251_700 };

function shipmentOf(query: Parameters<typeof readShipment>[0]) {
  const { shipment } = readShipment(query);
  if (!shipment) throw new Error('no shipment');
  return shipment;
}

const freight: SailingCharge = {
  ...{ code: 'OF', side: 'freight', payable: 'prepaid', basis: 'CTN', currency: 'USD' },
  amounts: { '20GP': 100_000, '40HQ': 180_000 },
};
const thc: SailingCharge = {
  ...{ code: 'THC', side: 'origin', payable: 'prepaid', basis: 'CTN', currency: 'CNY' },
  amounts: { '20GP': 55_000, '40HQ': 82_500 },
};
const doc: SailingCharge = {
  ...{ code: 'DOC', side: 'origin', payable: 'prepaid', basis: 'BL', currency: 'CNY', amount: 50_000 },
};
const caf: SailingCharge = {
  ...{ code: 'CAF', side: 'freight', payable: 'prepaid', basis: 'PCT', basisPoints: 333 },
};
const dthc: SailingCharge = {
  ...{ code: 'DTHC', side: 'destination', payable: 'collect', basis: 'CTN', currency: 'EUR' },
  amounts: { '20GP': 24_500, '40HQ': 24_500 },
};
const charges = [freight, thc, doc, caf, dthc];

describe('2 × 20GP and 1 × 40HQ under CIF, in dollars', () => {
  const totalOf = () => sailingTotal(charges, shipmentOf({ boxes: '2x20GP-1x40HQ', incoterm: 'CIF' }), rates);

  test.each([
    // 2 × 1,000 + 1,800
    ['OF', 380_000, 380_000, 'seller', 'prepaid'],
    // CNY 2 × 550 + 825 = 1,925, by 7.0831
    ['THC', 192_500, 27_177, 'seller', 'prepaid'],
    // once for the bill
    ['DOC', 50_000, 7_059, 'seller', 'prepaid'],
    // 3.33 % of a box: 33.30 twice, and 59.94
    ['CAF', 12_654, 12_654, 'seller', 'prepaid'],
    // EUR 735 by 8.2517 / 7.0831
    ['DTHC', 73_500, 85_626, 'buyer', 'collect'],
  ] as const)('%s is %i, converted %i, paid by the %s, %s', (code, amount, converted, payer, terms) => {
    const line = totalOf().lines.find((each) => each.code === code);
    expect(line).toMatchObject({ amount, converted, payer, terms });
  });

  test('the total has all of it, and the sums of each currency', () => {
    const sum = totalOf();
    expect(sum.total).toBe(380_000 + 27_177 + 7_059 + 12_654 + 85_626);
    expect(sum.missing).toEqual([]);
    expect(sum.original).toEqual([
      { currency: 'USD', amount: 392_654 },
      { currency: 'CNY', amount: 242_500 },
      { currency: 'EUR', amount: 73_500 },
    ]);
    expect(partsOf(sum)).toEqual({
      freight: 380_000,
      surcharges: 12_654,
      origin: 34_236,
      destination: 85_626,
    });
  });
});

test('freight follows the terms of the shipment, charges at the ports their own', () => {
  const { lines } = sailingTotal(charges, shipmentOf({ boxes: '1x20GP', terms: 'collect' }), rates);
  expect(lines.map(({ code, terms }) => `${code} ${terms}`)).toEqual([
    'OF collect',
    'THC prepaid',
    'DOC prepaid',
    'CAF collect',
    'DTHC collect',
  ]);
});

test('a share is one of the freight, wherever that is listed', () => {
  const { lines } = sailingTotal([thc, caf, freight, doc], shipmentOf({ boxes: '1x20GP' }), rates);
  expect(lines.map(({ code, currency, amount }) => `${code} ${currency} ${amount}`)).toEqual([
    'THC CNY 55000',
    'CAF USD 3330',
    'OF USD 100000',
    'DOC CNY 50000',
  ]);
  expect(lines.map(({ parts }) => parts.length)).toEqual([1, 1, 1, 0]);
});

test.each([
  ['without a freight', [thc, caf]],
  ['of a freight for the bill of lading', [{ ...doc, code: 'OF' }, caf]],
])('a share %s has no price, in the currency of the total', (_, of) => {
  const { lines } = sailingTotal(of, shipmentOf({ boxes: '1x20GP', currency: 'EUR' }), rates);
  expect(lines.at(-1)).toMatchObject({ currency: 'EUR', amount: 0, lacking: true });
});

describe('a total with a missing part is null, and names the part', () => {
  test.each([
    [
      'a box type without a price',
      charges,
      '1x45HQ',
      rates,
      [
        { kind: 'price', code: 'OF', type: '45HQ' },
        { kind: 'price', code: 'THC', type: '45HQ' },
        { kind: 'price', code: 'DTHC', type: '45HQ' },
      ],
    ],
    ['a currency without a rate', charges, '1x20GP', { USD: 7_083_100 }, [{ kind: 'rate', currency: 'EUR' }]],
    ['charges of an end', [freight, thc, doc], '1x20GP', rates, [{ kind: 'side', side: 'destination' }]],
    ['the freight', [thc, dthc], '1x20GP', rates, [{ kind: 'price', code: 'OF', type: '20GP' }]],
  ] as const)('%s', (_, of, boxes, at, missing) => {
    const sum = sailingTotal(of, shipmentOf({ boxes }), at);
    expect([sum.total, sum.complete, sum.missing]).toEqual([null, false, missing]);
  });

  test('its sums are not complete', () => {
    const { lines } = sailingTotal(charges, shipmentOf({ boxes: '1x45HQ' }), { USD: 7_083_100 });
    const complete = lines.map((line) => `${line.code} ${sumOf([line]).complete}`);
    expect(complete).toEqual(['OF false', 'THC false', 'DOC true', 'CAF false', 'DTHC false']);
    expect(sumOf(lines).complete).toBe(false);
    const { lines: priced } = sailingTotal(charges, shipmentOf({ boxes: '1x20GP' }), { USD: 7_083_100 });
    expect(priced.map((line) => sumOf([line]).complete)).toEqual([true, true, true, true, false]);
  });

  test('it ranks after every total', () => {
    expect([null, 3, null, 1, 2].toSorted(byTotal)).toEqual([1, 2, 3, null, null]);
    expect([byTotal(null, 1), byTotal(1, null), byTotal(null, null)]).toEqual([1, -1, 0]);
  });
});

// A hundred million cents a box, and rates within a factor of 9,000: beyond them sums leave the integers.
const minor = fc.integer({ min: 0, max: 99_999_999 });
const currency = fc.constantFrom(...costCurrencies);
const head = fc.record({
  code: fc.constantFrom('THC', 'DOC', 'BAF', 'DTHC', 'AMS'),
  side: fc.constantFrom(...costSides),
  payable: fc.constantFrom('prepaid' as const, 'collect' as const),
});
const amounts = fc.record({ '20GP': fc.option(minor), '40GP': minor, '40HQ': minor });
const anyCharge = fc.oneof(
  fc
    .record({ head, currency, amounts })
    .map(({ head, ...own }): SailingCharge => ({ ...head, ...own, basis: 'CTN' })),
  fc
    .record({ head, currency, amount: minor })
    .map(({ head, ...own }): SailingCharge => ({ ...head, ...own, basis: 'BL' })),
  fc
    .record({ head, basisPoints: fc.integer({ min: 1, max: 10_000 }) })
    .map(({ head, ...own }): SailingCharge => ({ ...head, ...own, basis: 'PCT' })),
);
const anyRates = fc.record({
  USD: fc.integer({ min: 10_000, max: 90_000_000 }),
  EUR: fc.integer({ min: 10_000, max: 90_000_000 }),
});
const count = fc.integer({ min: 1, max: 99 });

it('adds up: lines, sides, payers and parts come to the same, in whole cents', () => {
  fc.assert(
    fc.property(
      fc.array(anyCharge, { maxLength: 12 }),
      count,
      count,
      currency,
      anyRates,
      (some, a, b, into, at) => {
        const shipment = shipmentOf({ boxes: `${a}x20GP-${b}x40HQ`, incoterm: 'CIF', currency: into });
        const sum = sailingTotal([freight, ...some], shipment, at);
        const known = (of: (line: (typeof sum.lines)[number]) => string) =>
          [...Map.groupBy(sum.lines, of).values()].reduce((all, lines) => all + sumOf(lines).known, 0);
        expect(Number.isSafeInteger(sum.known)).toBe(true);
        expect(known(({ side }) => side)).toBe(sum.known);
        expect(known(({ payer }) => payer ?? '')).toBe(sum.known);
        expect(Object.values(partsOf(sum)).reduce((all, part) => all + part, 0)).toBe(sum.known);
        expect(sum.total).toBe(sum.missing.length === 0 ? sum.known : null);
        // A part without a price never makes a sum look complete.
        expect(sum.lines.some(({ lacking }) => lacking)).toBe(
          sum.missing.some(({ kind }) => kind === 'price'),
        );
      },
    ),
  );
});

it.each([
  ['half a cent up', 1, 'CNY', 'USD', 1],
  ['less than half a cent down', 100, 'CNY', 'EUR', 12],
  ['the price of one dollar', 7_083_100, 'USD', 'CNY', 50_170_306],
  ['nothing to nothing', 0, 'USD', 'CNY', 0],
  ['less than nothing away from zero', -1, 'CNY', 'USD', -1],
  ['a currency into itself, without its rate', 100, 'HKD', 'HKD', 100],
  ['no currency without a rate', 100, 'HKD', 'CNY', null],
  ['nothing into such a currency', 100, 'CNY', 'HKD', null],
] as const)('converts %s', (_, amount, from, to, converted) => {
  const at = from === 'CNY' && to === 'USD' ? { USD: 2_000_000 } : rates;
  expect(exchanged(amount, from as never, to as never, at)).toBe(converted);
});

it('converts exactly as long division does, half a cent up', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), currency, currency, anyRates, (amount, from, to, at) => {
      const all = { CNY: 1_000_000, ...at };
      const exact = (BigInt(amount) * BigInt(all[from]) * 2n + BigInt(all[to])) / (2n * BigInt(all[to]));
      expect(exchanged(amount, from, to, at)).toBe(from === to ? amount : Number(exact));
      // No negative zero: `0` is the same amount of money.
      expect((exchanged(-amount, from, to, at) ?? Number.NaN) + 0).toBe(
        (from === to ? -amount : -Number(exact)) + 0,
      );
    }),
  );
});
