import { allInReader, priceNames, readPriceMessage } from '@fairway/trade';
import type { namesForMessages } from '../../../calls/priceMessage.ts';

type Names = Awaited<ReturnType<typeof namesForMessages>>;

/** The offers of a message, and which of their prices include the surcharges. */
export function readMessage(text: string, { ports, carriers }: Names, today: string) {
  const offers = readPriceMessage(text, { names: priceNames(ports, carriers), today });
  return { ...offers, isAllIn: allInReader(text) };
}
