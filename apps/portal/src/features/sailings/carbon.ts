import type { CostedSailing } from '@fairway/gateway/contract/freight';
import type { BoxType } from '@fairway/gateway/contract/shapes';
import { shipmentBoxFacts } from '@fairway/trade';

type Emitting = Pick<CostedSailing, 'emissions'>;

/** Grams of CO2e of the shipment, or of one box of a type without one; null where the way is not known. */
export function carbonOf({ emissions }: Emitting, box: BoxType): number | null {
  if (emissions === null) return null;
  return emissions.shipment ?? Math.round(emissions.perTeu * shipmentBoxFacts[box].teu);
}

/** A mass as readers take it in: kilograms up to ten tonnes, then tonnes to one decimal. */
export function massOf(grams: number): { readonly unit: 'kilograms' | 'tonnes'; readonly amount: number } {
  const kilograms = Math.round(grams / 1000);
  return kilograms < 10_000
    ? { unit: 'kilograms', amount: kilograms }
    : { unit: 'tonnes', amount: Math.round(kilograms / 100) / 10 };
}
