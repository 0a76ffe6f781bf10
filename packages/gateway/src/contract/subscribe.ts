import * as v from 'valibot';
import { call } from './call.ts';
import { seaRouteShape } from './seaRoute.ts';
import { id, instant } from './shapes.ts';

export const subscription = v.object({
  id,
  kind: v.picklist(['trial', 'paid']),
  routes: v.array(seaRouteShape),
  startedAt: instant,
  expiresAt: instant,
});
export type Subscription = v.InferOutput<typeof subscription>;

export const subscribe = {
  selectMine: call({
    method: 'GET',
    path: '/subscribe/selectMine',
    summary: "The caller's running subscriptions, and whether a free trial is still open to them.",
    caller: 'member',
    data: v.object({
      subscriptions: v.array(subscription),
      trial: v.object({
        open: v.boolean(),
        days: v.number(),
        minRoutes: v.number(),
        maxRoutes: v.number(),
      }),
    }),
  }),
  startTrial: call({
    method: 'POST',
    path: '/subscribe/startTrial',
    summary: 'Starts the free trial of one to three routes; once for each person or company.',
    caller: 'buyer',
    body: v.strictObject({ seaRouteIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(3)) }),
    data: subscription,
    refusals: ['trialUsed', 'trialRouteCount', 'routeSubscribed', 'routeNotForSale'],
  }),
} as const;
