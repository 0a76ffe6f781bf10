import * as v from 'valibot';
import { call } from './call.ts';
import { portBrief } from './harbour.ts';
import { day, instant, oneOf } from './shapes.ts';

/** Very low sulphur fuel oil, high sulphur fuel oil for ships with scrubbers, marine gas oil. */
export const fuelGrades = ['VLSFO', 'HSFO', 'MGO'] as const;
export const fuelGrade = v.picklist(fuelGrades);
export type FuelGrade = v.InferOutput<typeof fuelGrade>;

/** Days that prices can be looked back on. */
export const fuelPeriods = [7, 30, 90] as const;

/** US cents a tonne. */
const cents = v.pipe(v.number(), v.safeInteger());

const quote = v.object({
  grade: fuelGrade,
  /** The day of the last price; null where none is known. */
  day: v.nullable(day),
  cents: v.nullable(cents),
  /** Against the price before it. */
  change: v.nullable(cents),
});

export const fuelPrices = v.object({
  grade: fuelGrade,
  days: v.picklist(fuelPeriods),
  /** Each port with its prices of the grade, oldest first, and its last price of every grade. */
  ports: v.array(
    v.object({
      port: portBrief,
      points: v.array(v.object({ day, cents })),
      quotes: v.array(quote),
    }),
  ),
  /** The sources of the last prices; several are separated by commas. */
  source: v.string(),
  /** When the last price was recorded; null without a price. */
  recordedAt: v.nullable(instant),
  /** Some of it is invented, to show how it works. */
  sample: v.boolean(),
});
export type FuelPrices = v.InferOutput<typeof fuelPrices>;

export const fuelPrice = {
  selectHistory: call({
    method: 'GET',
    path: '/fuelPrice/selectHistory',
    summary: 'Bunker prices by port over 7, 30 or 90 days in US cents a tonne, with their source and age.',
    caller: 'anyone',
    query: v.strictObject({
      grade: v.optional(fuelGrade, 'VLSFO'),
      days: v.optional(oneOf(fuelPeriods), 30),
    }),
    data: fuelPrices,
  }),
} as const;
