import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { costCurrencies } from './exchange.ts';
import { incoterms } from './incoterms.ts';
import { boxesOfCounts, readShipment, type Shipment, writeShipment } from './shipment.ts';
import { shipmentBoxes, teuOf } from './shipmentBoxes.ts';

/** Fourteen boxes in 97 characters, and one more for each count of two digits. */
const boxesOf = (twoDigits: number) =>
  Array.from({ length: 14 }, (_, index) => (index < twoDigits ? '01x20GP' : '1x20GP')).join('-');

describe('a shipment in a query', () => {
  test('is read from boxes alone, with the default values', () => {
    expect(readShipment({ boxes: '2x20GP-1x40HQ' })).toEqual({
      shipment: {
        boxes: [
          { type: '20GP', count: 2 },
          { type: '40HQ', count: 1 },
        ],
        ready: null,
        goods: null,
        incoterm: null,
        terms: 'prepaid',
        currency: 'USD',
      },
      problems: [],
    });
  });

  test('has all that a clerk types', () => {
    const { shipment } = readShipment({
      boxes: '1x40hq-1x40HQ',
      ready: '2026-12-01',
      goods: '125000.50USD',
      incoterm: 'fob',
      currency: 'CNY',
    });
    expect(shipment).toEqual({
      boxes: [{ type: '40HQ', count: 2 }],
      ready: '2026-12-01',
      goods: { amount: 12_500_050, currency: 'USD' },
      incoterm: 'FOB',
      // FOB leaves the freight to the buyer.
      terms: 'collect',
      currency: 'CNY',
    });
  });

  test.each([
    ['no boxes', {}, []],
    ['a count of 0', { boxes: '0x20GP' }, ['boxes']],
    ['more than fit a line', { boxes: '60x20GP-40x20GP' }, ['boxes']],
    ['a type that nobody has', { boxes: '1x53HC' }, ['boxes']],
    ['such a type beside another one', { boxes: '1x53HC-1x20GP' }, ['boxes']],
    ['a count of 0 beside another one', { boxes: '0x20GP-1x40HQ' }, ['boxes']],
    ['a sign before a box', { boxes: '+1x20GP' }, ['boxes']],
    ['a longer type', { boxes: '1x20GPS' }, ['boxes']],
    ['a text of 101 characters', { boxes: boxesOf(4) }, ['boxes']],
    ['a name of JavaScript', { boxes: '1x__proto__' }, ['boxes']],
    ['a very long text', { boxes: '1x20GP-'.repeat(10_000) }, ['boxes']],
  ])('%s is no shipment', (_, query, problems) => {
    expect(readShipment(query)).toEqual({ shipment: null, problems });
  });

  test.each([
    ['ready', '2026-02-30'],
    ['goods', '125,00USD'],
    ['goods', '0USD'],
    ['goods', '10000000000.01USD'],
    ['goods', '5GBP'],
    ['incoterm', 'FOT'],
    ['terms', 'later'],
    ['currency', 'BTC'],
  ] as const)('%s=%s falls away and is named', (entry, text) => {
    const read = readShipment({ boxes: '1x20GP', [entry]: text });
    expect(read).toEqual({ ...readShipment({ boxes: '1x20GP' }), problems: [entry] });
  });

  test.each([
    ['spaces', { boxes: ' 1x20GP ', ready: ' 2026-12-01 ' }, { ready: '2026-12-01' }],
    ['100 characters', { boxes: boxesOf(3) }, { boxes: [{ type: '20GP', count: 14 }] }],
    ['one cent', { boxes: '1x20GP', goods: '0.01EUR' }, { goods: { amount: 1, currency: 'EUR' } }],
    [
      'ten thousand million',
      { boxes: '1x20GP', goods: '10000000000USD' },
      { goods: { amount: 1_000_000_000_000, currency: 'USD' } },
    ],
  ])('%s can be read', (_, query, meaning) => {
    expect(readShipment(query)).toMatchObject({ shipment: meaning, problems: [] });
  });

  test('is written without the default values', () => {
    for (const query of [{ boxes: '1x20GP' }, { boxes: '1x20GP', incoterm: 'FOB', currency: 'CNY' }]) {
      const { shipment } = readShipment(query);
      expect(shipment && writeShipment(shipment)).toEqual(query);
    }
    expect(boxesOfCounts(new Map())).toBeNull();
  });

  test('a term for goods alongside the ship is not for containers', () => {
    const { shipment, problems } = readShipment({ boxes: '1x20GP', incoterm: 'FAS' });
    expect([shipment?.incoterm, problems]).toEqual([null, ['unfitIncoterm']]);
  });

  const shipments = fc
    .record({
      counts: fc.dictionary(fc.constantFrom(...shipmentBoxes), fc.integer({ min: 1, max: 99 }), {
        minKeys: 1,
      }),
      ready: fc.option(fc.constantFrom('2026-12-01', '2028-02-29')),
      goods: fc.option(
        fc.record({
          amount: fc.integer({ min: 1, max: 99_999_999_999 }),
          currency: fc.constantFrom(...costCurrencies),
        }),
      ),
      incoterm: fc.option(fc.constantFrom(...incoterms.filter((each) => each !== 'FAS'))),
      terms: fc.constantFrom('prepaid' as const, 'collect' as const),
      currency: fc.constantFrom(...costCurrencies),
    })
    .map(({ counts, ...others }): Shipment | null => {
      const boxes = boxesOfCounts(new Map(Object.entries(counts)));
      return boxes && { boxes, ...others };
    });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(shipments, (shipment) => {
        if (shipment === null) throw new Error('each has a box');
        expect(readShipment(writeShipment(shipment))).toEqual({ shipment, problems: [] });
      }),
    );
  });

  it('never fails, whatever the address contains', () => {
    const text = fc.string({ maxLength: 200, unit: 'binary' });
    const query = fc.record({
      boxes: text,
      ready: text,
      goods: text,
      incoterm: text,
      terms: text,
      currency: text,
    });
    fc.assert(
      fc.property(query, (hostile) => {
        expect(readShipment(hostile).problems.length).toBeLessThan(8);
      }),
    );
  });
});

test('twenty-foot equivalents', () => {
  expect(
    teuOf([
      { type: '20GP', count: 2 },
      { type: '45HQ', count: 2 },
    ]),
  ).toBe(6.5);
});
