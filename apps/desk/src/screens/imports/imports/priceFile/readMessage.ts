import type { Send } from '@fairway/gateway';
import { harbour } from '@fairway/gateway/contract/harbour';
import { messageTable, priceNames, readPriceMessage } from '@fairway/trade';

/** The offers of a message as the rows of a price file, the header first. */
export async function readMessage(send: Send, message: string, today: string) {
  const { ports, carriers } = await send(harbour.selectNames, { query: {} });
  const offers = readPriceMessage(message, { names: priceNames(ports, carriers), today });
  return { rows: messageTable(offers, message), cut: offers.cut };
}
