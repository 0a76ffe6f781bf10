import { GatewayError, type Send } from '@fairway/gateway';
import { freight } from '@fairway/gateway/contract/freight';
import { harbour } from '@fairway/gateway/contract/harbour';
import type { BoxType, Money } from '@fairway/gateway/contract/shapes';
import { oceanFreight } from '@fairway/trade';

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
  /** With the surcharges of the ocean freight. */
  readonly allIn: boolean;
}

export interface QuotedPrice {
  readonly price: Money;
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

async function lowestFreight(
  send: Send,
  { origin, destination, week, boxType }: PriceLookup,
  signal: AbortSignal,
): Promise<OurPrice> {
  const query = { origin, destination, week, boxType };
  const { access, weeks } = await send(freight.selectWeekPrices, { query }, { signal });
  if (access === 'login') return 'login';
  const price = weeks.find((each) => each.week === week)?.lowest;
  return price ? { price, surcharges: null } : 'notQuoted';
}

/** The cheapest sailing by freight and its surcharges per box; charges at the ports and per bill of lading do not count. */
async function lowestAllIn(
  send: Send,
  { origin, destination, week, boxType }: PriceLookup,
  signal: AbortSignal,
): Promise<OurPrice> {
  const boxes = `1x${boxType}`;
  const listed = { origin, destination, week, boxes, limit: 50 } as const;
  const { access, costAccess, rows } = await send(freight.selectSailings, { query: listed }, { signal });
  if (access === 'login') return 'login';
  if (costAccess !== 'open') return 'notSubscribed';
  const [cheapest] = rows
    .flatMap(({ id, closedBy, cost }) =>
      closedBy === null && cost && cost.missing.every(({ kind }) => kind === 'side')
        ? [{ id, amount: cost.parts.freight + cost.parts.surcharges }]
        : [],
    )
    .toSorted((one, other) => one.amount - other.amount);
  if (!cheapest) return 'notQuoted';
  const { cost } = await send(freight.sailDetail, { query: { id: cheapest.id, boxes } }, { signal });
  if (!cost) return 'notQuoted';
  const lines = cost.lines.filter(({ side, basis }) => side === 'freight' && basis !== 'BL');
  if (lines.some(({ converted }) => converted === null)) return 'notQuoted';
  const amount = lines.reduce((sum, { converted }) => sum + (converted ?? 0), 0);
  return {
    price: { amount, currency: cost.currency },
    surcharges: lines.filter(({ code }) => code !== oceanFreight),
  };
}
