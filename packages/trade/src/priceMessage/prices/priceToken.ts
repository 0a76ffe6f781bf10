import type { PriceBox, PriceCurrency } from '../priceRow.ts';

/** A box type as a message writes it; `40` without a kind is every 40-foot box. */
export type BoxWord = PriceBox | '40' | 'other';

export type PriceToken =
  | {
      readonly kind: 'number';
      readonly minor: number;
      readonly start: number;
      readonly end: number;
      /** Whether it is the lower end of a range. */
      readonly isRange: boolean;
    }
  | { readonly kind: 'box'; readonly box: BoxWord; readonly start: number; readonly end: number }
  | {
      readonly kind: 'currency';
      readonly currency: PriceCurrency;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'same' | 'slash' | 'plus' | 'colon' | 'comma' | 'break' | 'word';
      readonly start: number;
      readonly end: number;
    };
