import { type CostCurrency, type ExchangeRates, exchanged } from './exchange.ts';
import { type CostSide, costSides, type Payer, payerOf } from './incoterms.ts';
import type { FreightTerms, Shipment } from './shipment.ts';
import type { ShipmentBox } from './shipmentBoxes.ts';

interface ChargeHead {
  readonly code: string;
  readonly side: CostSide;
  /** The place of payment; the freight and its charges follow the shipment's terms instead. */
  readonly payable: FreightTerms;
}

/** A charge of a carrier for a sailing: for each box, for a bill of lading, or as a share of the ocean freight. */
export type SailingCharge = ChargeHead &
  (
    | {
        readonly basis: 'CTN';
        readonly currency: CostCurrency;
        /** Minor units for one box; a type that is left out, or null, has no price. */
        readonly amounts: Readonly<Partial<Record<ShipmentBox, number | null>>>;
      }
    | { readonly basis: 'BL'; readonly currency: CostCurrency; readonly amount: number }
    | { readonly basis: 'PCT'; readonly basisPoints: number }
  );

/** The code of the ocean freight among charges. */
export const oceanFreight = 'OF';

/** The part of a line for boxes of one type; `each` is null where the type has no price. */
export interface LinePart {
  readonly type: ShipmentBox;
  readonly count: number;
  readonly each: number | null;
}

export interface CostLine {
  readonly code: string;
  readonly side: CostSide;
  readonly basis: SailingCharge['basis'];
  readonly terms: FreightTerms;
  /** Null where the shipment names no Incoterm. */
  readonly payer: Payer | null;
  /** Boxes by type; empty where it is charged once for the bill of lading. */
  readonly parts: readonly LinePart[];
  readonly currency: CostCurrency;
  /** The sum of the items with a price, in the original currency. */
  readonly amount: number;
  /** The same in the shipment's currency; null without an exchange rate. */
  readonly converted: number | null;
  /** A box type has no price. */
  readonly lacking: boolean;
}

/** A part of a total that is not known. */
export type MissingPart =
  | { readonly kind: 'price'; readonly code: string; readonly type: ShipmentBox }
  | { readonly kind: 'side'; readonly side: Exclude<CostSide, 'freight'> }
  | { readonly kind: 'rate'; readonly currency: CostCurrency };

export interface CostSum {
  /** The known sum, in the shipment's currency. */
  readonly known: number;
  /** The known sums, in the currencies in which they are charged. */
  readonly original: readonly { readonly currency: CostCurrency; readonly amount: number }[];
  readonly complete: boolean;
}

export interface ShipmentTotal extends CostSum {
  readonly currency: CostCurrency;
  /** Null where a part is missing: less than all is no total. */
  readonly total: number | null;
  readonly lines: readonly CostLine[];
  readonly missing: readonly MissingPart[];
}

/**
 * Returns the cost of a shipment on a sailing. A share of the freight is computed for one box, rounded half up to the
 * cent, and multiplied; each line is converted and rounded half up separately, so that lines, sides and payers add up
 * to the total. A carrier without any charge at an end of the route is not free there: the side is missing.
 */
export function sailingTotal(
  charges: readonly SailingCharge[],
  shipment: Shipment,
  rates: ExchangeRates,
): ShipmentTotal {
  const freight = charges.find(isOceanFreight);
  const lines = charges.map((charge) => lineOf(charge, freight, shipment, rates));
  const missing = missingOf(lines, shipment);
  const sum = sumOf(lines);
  const complete = missing.length === 0;
  return {
    ...sum,
    complete,
    currency: shipment.currency,
    total: complete ? sum.known : null,
    lines,
    missing,
  };
}

/** Returns the sum of some lines of a total. */
export function sumOf(lines: readonly CostLine[]): CostSum {
  const original = new Map<CostCurrency, number>();
  for (const { currency, amount } of lines) original.set(currency, (original.get(currency) ?? 0) + amount);
  return {
    known: lines.reduce((sum, { converted }) => sum + (converted ?? 0), 0),
    original: [...original].map(([currency, amount]) => ({ currency, amount })),
    complete: lines.every(({ converted, lacking }) => converted !== null && !lacking),
  };
}

/** A total by freight, surcharges on it, and the charges at both ends, in the shipment's currency. */
export interface TotalParts {
  readonly freight: number;
  readonly surcharges: number;
  readonly origin: number;
  readonly destination: number;
}

/** Returns the known sum of each part of a total. */
export function partsOf({ lines }: Pick<ShipmentTotal, 'lines'>): TotalParts {
  const of = (matches: (line: CostLine) => boolean) => sumOf(lines.filter(matches)).known;
  return {
    freight: of(({ code }) => code === oceanFreight),
    surcharges: of(({ code, side }) => code !== oceanFreight && side === 'freight'),
    origin: of(({ side }) => side === 'origin'),
    destination: of(({ side }) => side === 'destination'),
  };
}

/** Orders totals: the lowest first, and what lacks a part last. */
export function byTotal(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

type BoxCharge = Extract<SailingCharge, { basis: 'CTN' }>;

function isOceanFreight(charge: SailingCharge): charge is BoxCharge {
  return charge.code === oceanFreight && charge.basis === 'CTN';
}

function lineOf(
  charge: SailingCharge,
  freight: BoxCharge | undefined,
  { boxes, incoterm, terms, currency: target }: Shipment,
  rates: ExchangeRates,
): CostLine {
  const parts =
    charge.basis === 'BL' ? [] : boxes.map((box) => ({ ...box, each: eachOf(charge, freight, box.type) }));
  const amount =
    charge.basis === 'BL'
      ? charge.amount
      : parts.reduce((sum, { each, count }) => sum + (each ?? 0) * count, 0);
  const currency = charge.basis === 'PCT' ? (freight?.currency ?? target) : charge.currency;
  return {
    code: charge.code,
    side: charge.side,
    basis: charge.basis,
    terms: charge.side === 'freight' ? terms : charge.payable,
    payer: payerOf(incoterm, charge.side),
    parts,
    currency,
    amount,
    converted: exchanged(amount, currency, target, rates),
    lacking: parts.some(({ each }) => each === null),
  };
}

function eachOf(
  charge: Exclude<SailingCharge, { basis: 'BL' }>,
  freight: BoxCharge | undefined,
  type: ShipmentBox,
): number | null {
  if (charge.basis === 'CTN') return charge.amounts[type] ?? null;
  const price = freight?.amounts[type] ?? null;
  return price === null ? null : shareOf(price, charge.basisPoints);
}

/** A share of an amount in minor units, rounded half up. `basisPoints` are hundredths of a percent. */
export function shareOf(amount: number, basisPoints: number): number {
  return Math.floor((amount * basisPoints + 5000) / 10_000);
}

function missingOf(lines: readonly CostLine[], { boxes }: Shipment): MissingPart[] {
  const prices = lines.flatMap(({ code, basis, parts }): MissingPart[] =>
    // A share lacks a price only because the freight does.
    basis === 'PCT'
      ? []
      : parts.flatMap(({ type, each }) => (each === null ? { kind: 'price', code, type } : [])),
  );
  const freight = lines.some(({ code }) => code === oceanFreight)
    ? []
    : boxes.map(({ type }): MissingPart => ({ kind: 'price', code: oceanFreight, type }));
  const sides = costSides.flatMap((side): MissingPart[] =>
    side === 'freight' || lines.some((line) => line.side === side) ? [] : [{ kind: 'side', side }],
  );
  const unconverted = new Set(
    lines.flatMap(({ converted, currency }) => (converted === null ? [currency] : [])),
  );
  return [
    ...freight,
    ...prices,
    ...sides,
    ...[...unconverted].map((currency): MissingPart => ({ kind: 'rate', currency })),
  ];
}
