import type { PriceFileLine } from '@fairway/trade';

/** A line of a price file for one pair of ports. */
export interface PriceLine extends Pick<PriceFileLine, 'cells' | 'validFrom' | 'validTo'> {
  readonly origin: string;
  readonly destination: string;
}
