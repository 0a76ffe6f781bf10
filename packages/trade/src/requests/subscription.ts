import * as v from 'valibot';
import { atLeastOne } from '../validators/choices/atLeastOne.ts';
import { trialRoutes } from '../validators/choices/trialRoutes.ts';
import { follows } from '../validators/valibot.ts';
import { oneOf } from './parts.ts';

/** One month, three months, half a year, a year (spec 9), in months. */
export const periods = ['1', '3', '6', '12'] as const;

const agree = v.literal(true, 'required');

/** A subscription: routes, a period, and the terms agreed to (spec 5). */
export const subscription = v.object({
  routeIds: v.pipe(v.array(v.string()), follows(atLeastOne)),
  period: oneOf(periods),
  agree,
});

/** A free trial: 1 to 3 routes, and the terms agreed to (spec 5). */
export const trial = v.object({
  routeIds: v.pipe(v.array(v.string()), follows(trialRoutes)),
  agree,
});
