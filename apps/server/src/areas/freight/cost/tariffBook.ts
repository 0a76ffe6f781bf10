import type { WayName } from '@fairway/trade';
import { narrowest } from '../surcharges/surchargeRules.ts';
import type { TariffRate } from './tariff.ts';

/** The key that decides which surcharges a sailing has. */
export interface TariffKey {
  readonly carrierCode: string;
  readonly origin: string;
  readonly destination: string;
  /** Of departure, on the calendar of the port of loading. */
  readonly day: string;
  readonly sample: boolean;
  /** Null where it is not known. */
  readonly way: WayName | null;
}

/**
 * Returns a function that looks up the surcharges of a sailing, in the order of the tariff; each distinct key is looked
 * up once. Invented amounts appear only with invented prices.
 */
export function tariffBook(rates: readonly TariffRate[]): (key: TariffKey) => readonly TariffRate[] {
  const ofCarriers = Map.groupBy(rates, ({ carrierCode }) => carrierCode);
  const charged = new Map<string, readonly TariffRate[]>();
  return (key) => {
    const { carrierCode, origin, destination, day, sample, way } = key;
    const name = `${carrierCode} ${origin} ${destination} ${day} ${sample} ${way}`;
    const known = charged.get(name);
    if (known) return known;
    const valid = (ofCarriers.get(carrierCode) ?? []).filter(
      (rate) =>
        (rate.origin === '' || rate.origin === origin) &&
        (rate.destination === '' || rate.destination === destination) &&
        rate.validFrom <= day &&
        (rate.validTo === null || rate.validTo >= day) &&
        (rate.way === null || rate.way === way) &&
        (sample || !rate.sample),
    );
    const narrow = narrowest(valid);
    charged.set(name, narrow);
    return narrow;
  };
}
