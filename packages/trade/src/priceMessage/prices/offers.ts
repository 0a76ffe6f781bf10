import type { PriceBox, PriceCurrency, PriceDoubt, PriceField, PriceRow } from '../priceRow.ts';
import type { BoxWord, PriceToken } from './priceToken.ts';

export type NumberToken = Extract<PriceToken, { kind: 'number' }>;

/** Prices of one offer in a line. */
export interface OfferPrices {
  readonly start: number;
  readonly end: number;
  readonly prices: Partial<Record<PriceBox, PriceField<number>>>;
  readonly currency: PriceField<PriceCurrency> | null;
  /** Whether boxes, a currency or several numbers prove that these are prices. */
  readonly certain: boolean;
}

/** The price that a number is. */
export const priceField = ({ minor, isNegative, start, end, doubt }: NumberToken): PriceField<number> => ({
  value: isNegative ? -minor : minor,
  start,
  end,
  doubt,
});

/** Prices with a doubt, where they have none yet. */
export function withDoubt<Prices extends PriceRow['prices'] | OfferPrices['prices']>(
  prices: Prices,
  doubt: PriceDoubt,
): Prices {
  const entries = Object.entries(prices).map(([box, price]) => [
    box,
    price && { ...price, doubt: price.doubt ?? doubt },
  ]);
  return Object.fromEntries(entries);
}

export const inDoubt = (offer: OfferPrices, doubt: PriceDoubt): OfferPrices => ({
  ...offer,
  prices: withDoubt(offer.prices, doubt),
});

/** Whether prices of an offer are below and above zero: a reduction may have been read as a price. */
export function hasBothSigns({ prices }: OfferPrices): boolean {
  const values = Object.values(prices).map(({ value }) => value);
  return values.some((value) => value < 0) && values.some((value) => value > 0);
}

/** An offer that is being read. */
interface Offer {
  readonly start: number;
  end: number;
  readonly prices: Map<PriceBox, PriceField<number>>;
  currency: PriceField<PriceCurrency> | null;
  certain: boolean;
}

/** The offers of a line, box by box. */
export class Offers {
  private readonly offers: Offer[] = [];

  get last(): Offer | undefined {
    return this.offers.at(-1);
  }

  prices(): OfferPrices[] {
    return this.offers
      .filter(({ prices }) => prices.size > 0)
      .map((offer) => ({ ...offer, prices: Object.fromEntries(offer.prices) }));
  }

  /** An offer with room for these boxes: the last one, unless it has one of them. A series of numbers is always a new one. */
  open(start: number, boxes: readonly BoxWord[], series: boolean): Offer {
    const { last } = this;
    const alreadyPriced = boxes.some((box) => {
      const price = box === 'other' ? undefined : last?.prices.get(box === '40' ? '40GP' : box);
      return price !== undefined && price.doubt !== 'boxes';
    });
    if (last && !alreadyPriced && !series) return last;
    const offer: Offer = { start, end: start, prices: new Map(), currency: null, certain: true };
    this.offers.push(offer);
    return offer;
  }

  /** A price of a box; that of a 40-foot box without a kind is also that of a 40HQ until another one is named. */
  put(offer: Offer, box: BoxWord, number: NumberToken | undefined, doubt: PriceDoubt | null = null): void {
    if (!number) return;
    offer.end = Math.max(offer.end, number.end);
    if (box === 'other') return;
    const price = priceField(number);
    const field = { ...price, doubt: price.doubt ?? doubt };
    if (box !== '40') {
      offer.prices.set(box, field);
      return;
    }
    offer.prices.set('40GP', field);
    if (!offer.prices.has('40HQ')) offer.prices.set('40HQ', { ...field, doubt: 'boxes' });
  }

  /** 高柜同价: a 40HQ costs as much as a 40GP. */
  same(): void {
    const prices = this.last?.prices;
    const gp = prices?.get('40GP');
    if (prices && gp) prices.set('40HQ', { ...gp, doubt: null });
  }

  /** HQ+50: a 40HQ costs so much more than a 40GP. */
  more(box: BoxWord | undefined, { minor, start, end }: NumberToken): void {
    const { last } = this;
    const gp = last?.prices.get('40GP');
    if (!last || !gp || box !== '40HQ') return;
    last.prices.set('40HQ', { value: gp.value + minor, start, end, doubt: null });
    last.end = end;
  }
}
