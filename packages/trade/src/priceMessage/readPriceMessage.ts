import { type CarrierNames, carrierNames, type NamedCarrier } from './carriers/carrierNames.ts';
import { dateOrderOf } from './dates/dateOrder.ts';
import type { ReadOptions } from './lines/lineFacts.ts';
import { readLine } from './lines/readLine.ts';
import { isOtherTransport } from './noOffer/otherTransport.ts';
import { isRequest } from './noOffer/requests.ts';
import { type NamedPort, type PortNames, portNames } from './places/portNames.ts';
import { longestPriceMessage, mostPriceRows, type PriceRow } from './priceRow.ts';
import { isOtherCurrency } from './prices/currencies.ts';
import { Rows } from './rows/rows.ts';
import { tableAt } from './tables/findTable.ts';
import { readTable } from './tables/readTable.ts';
import { linesOf } from './text/lines.ts';

/** Characters of a line that are read. */
const longestLine = 600;

/** Ports and carriers by all their names; made once for a list and used for every message. */
export interface PriceNames {
  readonly ports: PortNames;
  readonly carriers: CarrierNames;
}

export function priceNames(ports: readonly NamedPort[], carriers: readonly NamedCarrier[]): PriceNames {
  return { ports: portNames(ports), carriers: carrierNames(carriers) };
}

export interface PriceMessageRead {
  readonly rows: readonly PriceRow[];
  /** Lines with amounts in a currency that has no rate here, as they were written; they are in no row. */
  readonly otherCurrencies: readonly string[];
  /** Whether text or rows were left out because there were too many. */
  readonly cut: boolean;
}

/**
 * Reads the price offers of a message as forwarders send it in chats, e-mails and cells. Every field has the characters that it
 * was read from, and a doubt where a person should look. Time grows with the length of the message; nothing throws.
 */
export function readPriceMessage(
  message: string,
  { names, today }: { readonly names: PriceNames; readonly today: string },
): PriceMessageRead {
  const text = message.slice(0, longestPriceMessage);
  const options: ReadOptions = { ...names, today, dateOrder: dateOrderOf(text) };
  const rows = new Rows();
  const lines = linesOf(text);
  const otherCurrencies: string[] = [];
  for (let index = 0; index < lines.length && rows.count <= mostPriceRows; index += 1) {
    const table = tableAt(lines, index, options);
    if (table) {
      for (const facts of readTable(table, options)) rows.add(facts);
      index = table.end - 1;
      continue;
    }
    const line = lines[index];
    if (!line || line.text.trim() === '') continue;
    const beginning = line.text.slice(0, longestLine);
    if (isRequest(beginning) || isOtherTransport(beginning, options.carriers)) continue;
    if (isOtherCurrency(line.text)) {
      otherCurrencies.push(beginning.trim());
      continue;
    }
    for (const facts of readLine(beginning, line.start, rows.above, options)) rows.add(facts);
  }
  const all = rows.finished();
  return {
    rows: all.slice(0, mostPriceRows),
    otherCurrencies: otherCurrencies.slice(0, mostPriceRows),
    cut: message.length > text.length || all.length > mostPriceRows,
  };
}
