import * as v from 'valibot';
import { call } from './call.ts';
import { csvKinds } from './csvColumns.ts';
import { carrierBrief } from './freight.ts';
import { instant } from './shapes.ts';

/** Sailings that depart in the next weeks, and the number of those with the data a shipper needs. */
const coverage = v.object({
  sailings: v.number(),
  /** With a price for 20GP, 40GP and 40HQ. */
  priced: v.number(),
  /** Prices that were not updated for two weeks. */
  oldPrices: v.number(),
  /** With VGM and customs cut-offs; every sailing has those for documents and the port. */
  cutOffs: v.number(),
  /** With a vessel whose capacity in TEU is known. */
  vessels: v.number(),
  /** Hours since the last update: half of the sailings are younger. */
  medianHours: v.number(),
  updatedAt: instant,
  /** Includes sample data. */
  sample: v.boolean(),
});
export type Coverage = v.InferOutput<typeof coverage>;

export const dataQuality = {
  selectQuality: call({
    method: 'GET',
    path: '/dataQuality/selectQuality',
    summary:
      'How complete and how recent schedules and prices are, by carrier and trade, and how many lines of imports were refused.',
    caller: 'anyone',
    data: v.object({
      /** Null before the first measurement. */
      measuredAt: v.nullable(instant),
      /** Sailings of so many days ahead are measured. */
      days: v.number(),
      carriers: v.array(v.object({ carrier: carrierBrief, ...coverage.entries })),
      trades: v.array(
        v.object({
          trade: v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() }),
          ...coverage.entries,
        }),
      ),
      /** Imports of the last days, by table. */
      imports: v.object({
        days: v.number(),
        rows: v.array(
          v.object({
            kind: v.picklist(csvKinds),
            /** Files that were imported. */
            files: v.number(),
            /** Lines of all files that were checked, and those that were refused. */
            lines: v.number(),
            refusedLines: v.number(),
            /** Null when no file was imported. */
            lastAt: v.nullable(instant),
          }),
        ),
      }),
    }),
  }),
} as const;
