/** Readers of a cell: price files have the same names, dates and prices as messages. */

export type { CarrierNames } from './carriers/carrierNames.ts';
export { readCarriers } from './carriers/readCarriers.ts';
export { dateOrderOf } from './dates/dateOrder.ts';
export { readLineDates } from './dates/lineDates.ts';
export { readPorts } from './places/readPorts.ts';
export { currenciesIn, currencyOf, isCurrency } from './prices/currencies.ts';
export type { BoxWord, PriceToken } from './prices/priceToken.ts';
export { readTokens } from './prices/readTokens.ts';
export { columnOf } from './tables/columnHeadings.ts';
export { plainLine } from './text/plainLine.ts';
export { Scan, used } from './text/scan.ts';
