import { demurrageBoxes, demurrageDirections, demurrageKinds, freeDayCounts, isDay } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { dayCalendar } from './dayCalendar.ts';
import { portCode } from './fields.ts';
import { carrierBrief } from './freight.ts';
import { port, portBrief } from './harbour.ts';
import { listCall } from './listCall.ts';
import { demurrageTariffListing } from './listings/demurrageTariff.ts';
import { currency, day, id } from './shapes.ts';

/** The charges of a carrier for time at a port: free days, then an amount for each container and day. */
export const demurrageTerms = v.object({
  charge: v.picklist(demurrageKinds),
  freeDays: v.number(),
  /** Free days are calendar days, or working days only. */
  count: v.picklist(freeDayCounts),
  currency,
  /** Days are numbered from the first free day; the last band has no end. Rates are minor units. */
  bands: v.array(v.object({ fromDay: v.number(), toDay: v.nullable(v.number()), rate: v.number() })),
  /** First and last day of discharge (import) or empty pick-up (export); null for no last day. */
  validFrom: day,
  validTo: v.nullable(day),
  /** The publication of the carrier, the address of it (may be empty), and its day. */
  source: v.object({ name: v.string(), link: v.string(), day }),
  sample: v.boolean(),
});
export type PublishedTerms = v.InferOutput<typeof demurrageTerms>;

const tariffRow = v.object({
  /** As reports of imports name it: `MAEU NLRTM import 40DRY combined 2026-01-01`. */
  key: v.string(),
  carrier: carrierBrief,
  port: portBrief,
  direction: v.picklist(demurrageDirections),
  box: v.picklist(demurrageBoxes),
  ...demurrageTerms.entries,
  /** The import that recorded it last; null where none is known. */
  file: v.nullable(v.object({ id, name: v.string() })),
});
export type DemurrageTariffRow = v.InferOutput<typeof tariffRow>;

const portTariffs = v.object({
  port,
  day,
  /** Null for a country whose public holidays are not known. */
  calendar: v.nullable(dayCalendar),
  /** Carriers with a tariff on the day, by name. */
  carriers: v.array(v.object({ carrier: carrierBrief, terms: v.array(demurrageTerms) })),
  /** Charges of carriers whose tariffs do not include the day: the last day before it, and the first after it. */
  gaps: v.array(
    v.object({
      carrier: carrierBrief,
      charge: v.picklist(demurrageKinds),
      endedOn: v.nullable(day),
      beginsOn: v.nullable(day),
    }),
  ),
});
export type PortTariffs = v.InferOutput<typeof portTariffs>;

export const demurrageTariff = {
  selectTariffs: call({
    method: 'GET',
    path: '/demurrageTariff/selectTariffs',
    summary:
      'Demurrage, detention and storage of all carriers at a port for containers whose first day is the given one, and the public holidays there.',
    caller: 'anyone',
    query: v.strictObject({
      port: portCode,
      direction: v.picklist(demurrageDirections),
      box: v.picklist(demurrageBoxes),
      /** Left out, today at the port. */
      day: v.optional(v.pipe(day, v.check(isDay, 'day'))),
    }),
    data: portTariffs,
    refusals: ['notFound'],
  }),
  selectPage: listCall({
    path: '/demurrageTariff/selectPage',
    summary:
      'A page of the tariffs for demurrage, detention and storage that are valid today, begin later, or have ended.',
    caller: 'staff:pricing',
    listing: demurrageTariffListing,
    row: tariffRow,
  }),
} as const;
