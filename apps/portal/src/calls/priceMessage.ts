import { GatewayError, type Send } from '@fairway/gateway';
import { freight } from '@fairway/gateway/contract/freight';
import { harbour } from '@fairway/gateway/contract/harbour';
import type { BoxType, Money } from '@fairway/gateway/contract/shapes';
import type { ExchangeRate, MissingPart, ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import { oceanFreight, type PriceCurrency } from '@fairway/trade';

/** All names of ports and carriers; the same for every message. */
export async function namesForMessages(send: Send, signal: AbortSignal) {
  return send(harbour.selectNames, { query: {} }, { signal });
}

/** One price of ours: a route in a week, by box type. */
export interface PriceLookup {
  readonly origin: string;
  readonly destination: string;
  /** `2026-W48` */
  readonly week: string;
  readonly boxType: BoxType;
  /** Of the price that ours is compared with. */
  readonly currency: PriceCurrency;
  /** With the surcharges of the ocean freight. */
  readonly allIn: boolean;
}

export interface QuotedPrice {
  readonly price: Money;
  /** The exchange rates by which it was converted. */
  readonly rates: readonly ExchangeRate[];
  /** The surcharges that it includes; null for the ocean freight alone. */
  readonly surcharges: readonly Surcharge[] | null;
}
export interface Surcharge {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/**
 * Our lowest price; `login` for visitors, `notSubscribed` where surcharges are not open to the reader, `notQuoted` where
 * no sailing with a price can still be booked.
 */
export type OurPrice = QuotedPrice | 'login' | 'notSubscribed' | 'notQuoted';

/** Looks up our lowest price. Sends route, week and box type, but no part of the message. */
export async function ourLowestPrice(
  send: Send,
  lookup: PriceLookup,
  signal: AbortSignal,
): Promise<OurPrice> {
  try {
    return await (lookup.allIn ? lowestAllIn(send, lookup, signal) : lowestFreight(send, lookup, signal));
  } catch (error) {
    // A port that our schedule no longer has.
    if (error instanceof GatewayError && error.codeName === 'notFound') return 'notQuoted';
    throw error;
  }
}

async function lowestFreight(send: Send, lookup: PriceLookup, signal: AbortSignal): Promise<OurPrice> {
  const { origin, destination, week, boxType, currency } = lookup;
  const query = { origin, destination, week, boxType };
  const { access, weeks } = await send(freight.selectWeekPrices, { query }, { signal });
  if (access === 'login') return 'login';
  const price = weeks.find((each) => each.week === week)?.lowest;
  if (!price) return 'notQuoted';
  if (price.currency === currency) return { price, rates: [], surcharges: null };
  const isOfFreight = (part: MissingPart) =>
    part.kind === 'rate'
      ? [price.currency, currency].includes(part.currency)
      : part.kind === 'price' && part.code === oceanFreight;
  const lowest = await cheapestSailing(send, lookup, signal, ({ parts, missing }) =>
    missing.some(isOfFreight) ? null : parts.freight,
  );
  if (typeof lowest === 'string') return lowest;
  // Without a rate, the price stays in our currency.
  if (!lowest.cheapest) return { price, rates: [], surcharges: null };
  return {
    price: { amount: lowest.cheapest.amount, currency },
    rates: convertedBy(lowest.rates, [price], currency),
    surcharges: null,
  };
}

/** The cheapest sailing by freight and its surcharges per box; charges at the ports and per bill of lading do not count. */
async function lowestAllIn(send: Send, lookup: PriceLookup, signal: AbortSignal): Promise<OurPrice> {
  const { boxType, currency } = lookup;
  const lowest = await cheapestSailing(send, lookup, signal, ({ parts, missing }) =>
    missing.every(({ kind }) => kind === 'side') ? parts.freight + parts.surcharges : null,
  );
  if (typeof lowest === 'string') return lowest;
  if (lowest.costAccess !== 'open') return 'notSubscribed';
  if (!lowest.cheapest) return 'notQuoted';
  const query = { id: lowest.cheapest.id, boxes: `1x${boxType}`, currency };
  const { cost } = await send(freight.sailDetail, { query }, { signal });
  if (!cost) return 'notQuoted';
  const lines = cost.lines.filter(({ side, basis }) => side === 'freight' && basis !== 'BL');
  if (lines.some(({ converted }) => converted === null)) return 'notQuoted';
  const amount = lines.reduce((sum, { converted }) => sum + (converted ?? 0), 0);
  return {
    price: { amount, currency },
    rates: convertedBy(cost.rates, lines, currency),
    surcharges: lines.filter(({ code }) => code !== oceanFreight),
  };
}

/** The rates by which some amounts were converted; none if all are in the currency itself. */
function convertedBy(
  rates: readonly ExchangeRate[],
  amounts: readonly { readonly currency: string }[],
  currency: PriceCurrency,
) {
  const currencies = new Set<string>(amounts.map((amount) => amount.currency)).add(currency);
  return currencies.size === 1 ? [] : rates.filter((rate) => currencies.has(rate.currency));
}

/** Returns the bookable sailing of a week with the lowest amount, in the currency of the lookup. */
async function cheapestSailing(
  send: Send,
  { origin, destination, week, boxType, currency }: PriceLookup,
  signal: AbortSignal,
  amountOf: (cost: ShipmentCost) => number | null,
) {
  const query = { origin, destination, week, boxes: `1x${boxType}`, currency, limit: 50 } as const;
  const { access, costAccess, rows, rates } = await send(freight.selectSailings, { query }, { signal });
  if (access === 'login') return 'login';
  const [cheapest = null] = rows
    .flatMap(({ id, closedBy, cost }) => {
      const amount = closedBy === null && cost ? amountOf(cost) : null;
      return amount === null ? [] : [{ id, amount }];
    })
    .toSorted((one, other) => one.amount - other.amount);
  return { costAccess, cheapest, rates };
}
