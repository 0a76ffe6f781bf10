import { priceFileConstants, priceFileFields } from '@fairway/trade';
import * as v from 'valibot';
import { csvRules } from './csvColumns.ts';

const short = v.pipe(v.string(), v.maxLength(120));
const field = v.nullable(v.picklist(priceFileFields));
const constants = v.partial(v.strictObject(v.entriesFromList(priceFileConstants, short)));

/** How a price file is read: `PriceFileLayout` of `@fairway/trade`, with its sheet and the sender who writes it so. */
const layoutShape = v.strictObject({
  /** The index of the sheet; 0 for a text file. */
  sheet: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199)),
  headerRow: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)),
  columns: v.pipe(v.array(field), v.maxLength(500)),
  constants,
  /** Codes by folded names. */
  names: v.record(short, v.pipe(v.string(), v.maxLength(10))),
  slashDates: v.nullable(v.picklist(['day', 'month'])),
  /** Remembers the layout for this sender; empty for none. */
  sender: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  /** Rows whose prices are taken although they are far from the usual ones. */
  acceptedRows: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(500)),
});
export type SentLayout = v.InferOutput<typeof layoutShape>;

/** A layout as a form sends it: JSON. */
export const priceFileLayout = v.pipe(v.string(), v.maxLength(12_000), v.parseJson(), layoutShape);

/** The beginning of a file, and how it may be read. */
export const tableStart = v.object({
  /** Why the file is not read; null where it is. */
  problem: v.nullable(v.picklist(csvRules)),
  sheets: v.array(v.string()),
  sheet: v.number(),
  /** The first rows, by their numbers. */
  rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
  /** Null where no row looks like a header. */
  headerRow: v.nullable(v.number()),
  columns: v.array(field),
  constants,
  names: v.record(v.string(), v.string()),
  slashDates: v.nullable(v.picklist(['day', 'month'])),
  /** The sender of an earlier file with the same headings; null for new headings. */
  sender: v.nullable(v.string()),
});
export type TableStart = v.InferOutput<typeof tableStart>;
