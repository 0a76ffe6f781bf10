import { type LineFacts, type ReadOptions, type SharedFields, sharedNames } from '../lines/lineFacts.ts';
import type { PriceTable } from './findTable.ts';
import { readRecord } from './readRecord.ts';

/** The offers of a table, line by line; an empty port is that of the line above, as merged cells leave it. */
export function readTable({ records, ...table }: PriceTable, options: ReadOptions): LineFacts[] {
  let { origins } = table;
  return records.flatMap((line) => {
    const record = readRecord(line, table, options);
    if (record.origins.length > 0) origins = record.origins;
    const place = { start: line.start, end: line.start + line.text.length };
    return record.offers
      .filter(({ prices }) => Object.keys(prices).length > 0)
      .map(({ prices, carrier, currency, period }): LineFacts => {
        const shared = withOwn(record.shared, { ...period, carrier, currency });
        return {
          ...place,
          places: { origins, destinations: record.destinations, via: null },
          shared,
          offer: { ...place, prices, currency: shared.currency, certain: true },
          layout: [],
          remark: record.remark,
          differences: [],
          reduction: null,
          soldOut: false,
          tail: false,
        };
      });
  });
}

/** The fields of a line with those that one of its offers has for itself. */
function withOwn(shared: SharedFields, own: Partial<SharedFields>): SharedFields {
  const names = sharedNames.filter((name) => own[name]);
  return { ...shared, ...Object.fromEntries(names.map((name) => [name, own[name]])) };
}
