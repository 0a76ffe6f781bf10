import { follows, day as realDay } from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import { mostInlandDays } from './choices.ts';
import { carrierBrief } from './freight.ts';
import { day, id, portTime, wholeNumber } from './shapes.ts';

/** A cut-off by its DCSA code, in the order in which a shipper meets them. */
export const plannedStep = v.picklist(['DCO', 'AFC', 'VCO', 'FCO', 'PCO', 'CUA']);
export type PlannedStep = v.InferOutput<typeof plannedStep>;

const step = v.object({
  code: plannedStep,
  /** When the shipper has done it. */
  done: portTime,
  cutOff: portTime,
  /** Hours before the cut-off; negative where it is missed. */
  spareHours: v.number(),
});

/** Whether cargo that is ready on a day makes a sailing. */
export const sailingPlan = v.object({
  ready: day,
  inlandDays: v.number(),
  /** The day on which the container reaches the port of loading. */
  atPort: day,
  /** In the order of the cut-offs. */
  steps: v.array(step),
  /** The earliest cut-off that is missed; null where the sailing can be made. */
  missed: v.nullable(plannedStep),
  /** The last day on which the cargo may be ready for this sailing; null where no day of the last weeks is early enough. */
  latestReady: v.nullable(day),
  /** The first sailing of the route that can be made; null where none is listed. */
  first: v.nullable(
    v.object({
      id,
      carrier: carrierBrief,
      vessel: v.string(),
      voyage: v.string(),
      departure: portTime,
    }),
  ),
  /** `china`: holidays and worked weekends as the State Council announced them. `weekends`: Saturdays and Sundays only. */
  calendar: v.picklist(['china', 'weekends']),
});
export type SailingPlan = v.InferOutput<typeof sailingPlan>;

export const planner = {
  selectPlan: call({
    method: 'GET',
    path: '/planner/selectPlan',
    summary:
      'Whether cargo that is ready on a day makes a sailing, which cut-off it misses first, and the first sailing that it makes. Needs a subscription or trial of the route.',
    caller: 'member',
    query: v.strictObject({
      id,
      ready: v.pipe(day, follows(realDay)),
      inlandDays: v.pipe(wholeNumber, v.minValue(0), v.maxValue(mostInlandDays)),
    }),
    data: sailingPlan,
    refusals: ['notFound', 'subscriptionRequired'],
  }),
} as const;
