import type { PortTariffs, PublishedTerms } from '@fairway/gateway/contract/demurrageTariff';
import {
  bandsText,
  clockProblem,
  demurrageClock,
  demurrageDays,
  demurrageTotal,
  lastFreeDay,
  type WorkedDay,
} from '@fairway/trade';
import {
  type Calculation,
  type ChargeKind,
  chargesOf,
  emptyCalculation,
  type TariffText,
} from './address.ts';

/** A carrier with its tariffs at the port. */
export type CarrierTariffs = PortTariffs['carriers'][number];

/** The charge of one carrier for the days of a calculation. */
export interface CarrierCharge extends CarrierTariffs {
  /** The charges that are counted; storage is a charge of the terminal and is not among them. */
  readonly counted: readonly (PublishedTerms & { readonly charge: ChargeKind })[];
  readonly currency: PublishedTerms['currency'];
  /** Minor units for all containers; null while a day is missing or wrong. */
  readonly total: number | null;
  /** The last free day of the first clock; null without its first day or without free days. */
  readonly lastFree: string | null;
}

/** The charges of a carrier that the page counts: the combined one, or demurrage and detention. */
export function countedTerms({ terms }: CarrierTariffs): CarrierCharge['counted'] {
  const of = (kind: ChargeKind) =>
    terms.flatMap((each) => (each.charge === kind ? [{ ...each, charge: kind }] : []));
  const combined = of('combined');
  return combined.length > 0 ? combined : [...of('demurrage'), ...of('detention')];
}

/** A calculation by the tariff of a carrier; its days and containers stay. */
export function withTariff(calculation: Calculation, carrier: CarrierTariffs): Calculation {
  const counted = countedTerms(carrier);
  const text = (kind: ChargeKind): TariffText => {
    const terms = counted.find(({ charge }) => charge === kind);
    if (!terms) return emptyCalculation[kind];
    return { freeDays: String(terms.freeDays), count: terms.count, bands: bandsText(terms.bands) };
  };
  return {
    ...calculation,
    carrier: carrier.carrier.code,
    clocks: counted.some(({ charge }) => charge === 'combined') ? 'one' : 'two',
    currency: counted[0]?.currency ?? calculation.currency,
    combined: text('combined'),
    demurrage: text('demurrage'),
    detention: text('detention'),
  };
}

/** Whether the terms of a calculation are those of the carrier's tariff, and not edited since. */
export function isTariffOf(calculation: Calculation, carrier: CarrierTariffs): boolean {
  const published = withTariff(calculation, carrier);
  return (
    published.clocks === calculation.clocks &&
    published.currency === calculation.currency &&
    chargesOf(published).every((kind) => {
      const [one, other] = [published[kind], calculation[kind]];
      return one.freeDays === other.freeDays && one.count === other.count && one.bands === other.bands;
    })
  );
}

/** Returns the charge of each carrier for the days of a calculation: cheapest first, those without an amount last. */
export function compareCarriers(
  carriers: readonly CarrierTariffs[],
  calculation: Calculation,
  isWorked: WorkedDay,
): CarrierCharge[] {
  const rows = carriers.map((carrier): CarrierCharge => {
    const counted = countedTerms(carrier);
    const totals = counted.map((terms) => totalOf(terms, calculation, isWorked));
    const [first] = counted;
    const start = first && startOf(first.charge, calculation);
    return {
      ...carrier,
      counted,
      currency: first?.currency ?? calculation.currency,
      total:
        first && totals.every((total) => total !== null)
          ? totals.reduce((sum, total) => sum + total, 0)
          : null,
      lastFree: first && start && first.freeDays > 0 ? lastFreeDay(first, start, isWorked) : null,
    };
  });
  const rank = ({ total }: CarrierCharge) => total ?? Number.POSITIVE_INFINITY;
  // Amounts of two currencies have no order without a rate, so each currency is sorted alone.
  return rows
    .filter(({ counted }) => counted.length > 0)
    .toSorted((one, other) => one.currency.localeCompare(other.currency) || compare(rank(one), rank(other)));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** The first day of a clock as far as the calculation has it: a combined clock and the first of two start on the first day. */
function startOf(kind: ChargeKind, { first, direction }: Calculation): string | null {
  const startsFirst = kind === 'combined' || (kind === 'demurrage') === (direction === 'import');
  return startsFirst && first !== '' ? first : null;
}

function totalOf(
  terms: PublishedTerms & { readonly charge: ChargeKind },
  calculation: Calculation,
  isWorked: WorkedDay,
): number | null {
  const { first, gate, last, direction, containers } = calculation;
  if (first === '' || last === '' || clockProblem(first, last)) return null;
  if (terms.charge !== 'combined' && (gate === '' || clockProblem(first, gate) || clockProblem(gate, last))) {
    return null;
  }
  const clock = demurrageClock(terms.charge, direction, { first, gate: gate || null, last });
  if (!clock) return 0;
  return demurrageTotal(demurrageDays(terms, clock.start, clock.end, isWorked)) * Number(containers || 1);
}
