import { minorUnits } from '../validators/choices/amountText.ts';
import { isDay } from '../weeks.ts';
import { type CostCurrency, isCostCurrency } from './exchange.ts';
import { type Incoterm, incotermFacts, isIncoterm, usualTerms } from './incoterms.ts';
import { type BoxCount, isShipmentBox, mostBoxesOfType, shipmentBoxes } from './shipmentBoxes.ts';
import type { ShipmentEntry, ShipmentQuery } from './shipmentQuery.ts';

export type FreightTerms = 'prepaid' | 'collect';

/** The shipment that a reader plans: it decides the cost of every sailing. */
export interface Shipment {
  /** Each type once, in the order of the list of types. */
  readonly boxes: readonly [BoxCount, ...BoxCount[]];
  /** When the cargo is ready, `2026-12-01`. */
  readonly ready: string | null;
  /** The value of the goods in minor units. */
  readonly goods: { readonly amount: number; readonly currency: CostCurrency } | null;
  readonly incoterm: Incoterm | null;
  /** Whether the freight is paid before the vessel sails or at destination. */
  readonly terms: FreightTerms;
  /** The currency of the total. */
  readonly currency: CostCurrency;
}

/** An entry of a query that cannot be read, with the reason; the shipment is returned without it. */
export type ShipmentProblem = ShipmentEntry | 'unfitIncoterm';

export interface ShipmentRead {
  /** Null where no boxes are named. */
  readonly shipment: Shipment | null;
  readonly problems: readonly ShipmentProblem[];
}

/** Longer entries are not read. */
const longest = 100;
/** Most that goods can be worth: ten thousand million of a currency. */
const mostGoods = 1_000_000_000_000;

/** Returns the shipment of a query; hostile or mistyped entries are left out and named. */
export function readShipment(query: ShipmentQuery): ShipmentRead {
  const problems: ShipmentProblem[] = [];
  /** Reads an entry; a present but invalid one is a problem. */
  const read = <Value>(entry: ShipmentEntry, meaning: (text: string) => Value | null): Value | null => {
    const text = query[entry]?.trim() ?? '';
    if (text === '') return null;
    const value = text.length > longest ? null : meaning(text);
    if (value === null) problems.push(entry);
    return value;
  };
  const boxes = read('boxes', readBoxes);
  const ready = read('ready', (text) => (isDay(text) ? text : null));
  const goods = read('goods', readGoods);
  const term = read('incoterm', readIncoterm);
  const unfit = term !== null && incotermFacts[term].fit === 'unfit';
  if (unfit) problems.push('unfitIncoterm');
  const incoterm = unfit ? null : term;
  const terms = read('terms', (text) => (text === 'prepaid' || text === 'collect' ? text : null));
  const currency = read('currency', (text) => (isCostCurrency(text) ? text : null));
  if (boxes === null) return { shipment: null, problems };
  return {
    shipment: {
      boxes,
      ready,
      goods,
      incoterm,
      terms: terms ?? usualTerms(incoterm),
      currency: currency ?? 'USD',
    },
    problems,
  };
}

/** Returns the entries of a shipment; default values are left out. */
export function writeShipment(shipment: Shipment): ShipmentQuery {
  const { boxes, ready, goods, incoterm, terms, currency } = shipment;
  return {
    boxes: boxes.map(({ type, count }) => `${count}x${type}`).join('-'),
    ...(ready === null ? {} : { ready }),
    ...(goods === null ? {} : { goods: `${(goods.amount / 100).toFixed(2)}${goods.currency}` }),
    ...(incoterm === null ? {} : { incoterm }),
    ...(terms === usualTerms(incoterm) ? {} : { terms }),
    ...(currency === 'USD' ? {} : { currency }),
  };
}

/** Boxes by type as a shipment has them: without empty counts, in the order of the list; null for none. */
export function boxesOfCounts(counts: ReadonlyMap<string, number>): Shipment['boxes'] | null {
  const [first, ...others] = shipmentBoxes.flatMap((type): BoxCount[] => {
    const count = counts.get(type) ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
  return first === undefined ? null : [first, ...others];
}

/** `2x20GP-1x40HQ`; null for anything else. A type that is named twice is added up. */
function readBoxes(text: string): Shipment['boxes'] | null {
  const counts = new Map<string, number>();
  for (const part of text.toUpperCase().split('-')) {
    const [, digits = '', type = ''] = /^(\d{1,2})X([0-9A-Z]{4})$/.exec(part) ?? [];
    const count = (counts.get(type) ?? 0) + Number(digits);
    if (!isShipmentBox(type) || count < 1 || count > mostBoxesOfType) return null;
    counts.set(type, count);
  }
  return boxesOfCounts(counts);
}

function readIncoterm(text: string): Incoterm | null {
  const term = text.toUpperCase();
  return isIncoterm(term) ? term : null;
}

/** Reads `125000.50USD`; null for any other text. */
function readGoods(text: string): Shipment['goods'] {
  const currency = text.slice(-3);
  const amount = minorUnits(text.slice(0, -3)) ?? 0;
  return isCostCurrency(currency) && amount > 0 && amount <= mostGoods ? { amount, currency } : null;
}
