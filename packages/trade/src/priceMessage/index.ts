/**
 * Price messages: texts in which forwarders offer prices, in Chinese or English, as a chat, an e-mail, a table or CSV.
 *
 * A message becomes offers in these steps; each folder imports only folders above it.
 *
 * 1. `text/`: the message is cut into lines, and a line gets one spelling of signs. A `Scan` is a line whose readers use up
 *    characters, so that 12/5 is read once.
 * 2. `prices/`: currencies, and the numbers and box types of a line: its prices.
 * 3. `carriers/`, `places/`: names of carriers and ports in a line, and which port is the origin.
 * 4. `noOffer/`: lines, ports and dates that offer nothing: requests, air and rail, sold out.
 * 5. `dates/`: days, validity, departures, transit days and free days.
 * 6. `conditions/`: surcharges and other amounts that are no freight, prices that differ by port, "all in", the remark.
 * 7. `lines/`: a line becomes facts, one part for each offer in it; all readers above run in one order.
 * 8. `tables/`: a heading with names of columns begins a table, whose cells are read by column instead.
 * 9. `rows/`: facts become rows. A heading applies to the rows below it, a footer to those above.
 *
 * `readPriceMessage.ts` runs these steps, and `checks.ts` lists the doubtful values of a row. `readers.ts` exports the readers of
 * names, dates and prices to the reader of price files. `examples/` has the messages of the tests.
 */

export { carriersCalled, type NamedCarrier } from './carriers/carrierNames.ts';
export { checksOf, type PriceCheck } from './checks.ts';
export { allInReader } from './conditions/allIn.ts';
export type { NamedPort } from './places/portNames.ts';
export {
  longestPriceMessage,
  mostPriceRows,
  type PriceBox,
  type PriceCurrency,
  type PriceDoubt,
  type PriceField,
  type PriceFieldName,
  type PriceRow,
  priceBoxes,
  priceDoubts,
} from './priceRow.ts';
export {
  type PriceMessageRead,
  type PriceNames,
  priceNames,
  readPriceMessage,
} from './readPriceMessage.ts';
