import type { CarrierNames } from '../carriers/carrierNames.ts';
import type { PriceDifference } from '../conditions/differences.ts';
import type { DateOrder } from '../dates/dateOrder.ts';
import type { PortNames } from '../places/portNames.ts';
import type { Places } from '../places/readPlaces.ts';
import type { PriceCurrency, PriceField } from '../priceRow.ts';
import type { OfferPrices } from '../prices/offers.ts';
import type { BoxWord } from '../prices/priceToken.ts';

export interface ReadOptions {
  readonly ports: PortNames;
  readonly carriers: CarrierNames;
  /** Day of reference, `2026-11-20`: dates without a year are near it. */
  readonly today: string;
  readonly dateOrder: DateOrder;
}

/** The facts from the lines above. */
export interface Above {
  readonly hasOrigin: boolean;
  readonly hasDestination: boolean;
  readonly layout: readonly BoxWord[];
  /** The side whose port begins each line of a list. */
  readonly listSide: 'origin' | 'destination' | null;
}

/** Fields that a line shares with its neighbours. */
export interface SharedFields {
  readonly carrier: PriceField<string> | null;
  readonly currency: PriceField<PriceCurrency> | null;
  readonly validFrom: PriceField<string> | null;
  readonly validTo: PriceField<string> | null;
  readonly departure: PriceField<string> | null;
  readonly weekday: PriceField<number> | null;
  readonly transitDays: PriceField<number> | null;
  readonly freeDays: PriceField<number> | null;
  readonly via: PriceField<string> | null;
}

/** The fields of a line that gives none of them. */
export const noSharedFields: SharedFields = {
  carrier: null,
  currency: null,
  validFrom: null,
  validTo: null,
  departure: null,
  weekday: null,
  transitDays: null,
  freeDays: null,
  via: null,
};
export const sharedNames = Object.keys(noSharedFields) as (keyof SharedFields)[];

/** The facts of a line, or of a part of it with one offer. */
export interface LineFacts {
  readonly start: number;
  readonly end: number;
  readonly places: Places;
  readonly shared: SharedFields;
  readonly offer: OfferPrices | null;
  readonly layout: readonly BoxWord[];
  readonly remark: string;
  readonly differences: readonly PriceDifference[];
  /** The words of a reduction for the prices above a line that has none. */
  readonly reduction: string | null;
  /** Whether it says that there is nothing to sell. */
  readonly soldOut: boolean;
  /** Whether it is the end of a line with several offers, which applies to all of them. */
  readonly tail: boolean;
}
