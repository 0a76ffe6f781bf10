import { GatewayError, type Send } from '@fairway/gateway';
import { freight } from '@fairway/gateway/contract/freight';
import { harbour } from '@fairway/gateway/contract/harbour';
import type { BoxType, Money } from '@fairway/gateway/contract/shapes';

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
}

/** Our lowest price; `login` for visitors, `notQuoted` where we have none that can still be booked. */
export type OurPrice = Money | 'login' | 'notQuoted';

/** Looks up our lowest price. Sends route, week and box type, nothing of a message. */
export async function ourLowestPrice(
  send: Send,
  { origin, destination, week, boxType }: PriceLookup,
  signal: AbortSignal,
): Promise<OurPrice> {
  try {
    const query = { origin, destination, week, boxType };
    const { access, weeks } = await send(freight.selectWeekPrices, { query }, { signal });
    if (access === 'login') return 'login';
    return weeks.find((each) => each.week === week)?.lowest ?? 'notQuoted';
  } catch (error) {
    // A port that our schedule no longer has.
    if (error instanceof GatewayError && error.codeName === 'notFound') return 'notQuoted';
    throw error;
  }
}
