import type { PriceBox, PriceCurrency, PriceDoubt } from '../priceRow.ts';

/** A box type as a message writes it; `40` without a kind is every 40-foot box. */
export type BoxWord = PriceBox | '40' | 'other';

export type PriceToken =
  | {
      readonly kind: 'number';
      readonly minor: number;
      readonly start: number;
      readonly end: number;
      /** Whether it has a minus; `minor` is without it. */
      readonly isNegative: boolean;
      /** That of the lower end of a range, or of a minus. */
      readonly doubt: PriceDoubt | null;
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
