import * as v from 'valibot';
import { call } from './call.ts';
import { portBrief } from './harbour.ts';
import { id, instant, text } from './shapes.ts';

/** A route on offer, from port to port. */
export const seaRouteShape = v.object({
  id,
  origin: portBrief,
  destination: portBrief,
  /** Trade group, `USW`. */
  groupCode: v.string(),
  groupZh: v.string(),
  groupEn: v.string(),
});
export type SeaRoute = v.InferOutput<typeof seaRouteShape>;

export const subscription = v.object({
  id,
  kind: v.picklist(['trial', 'paid']),
  routes: v.array(seaRouteShape),
  /** Seats for sub-accounts that came with it. */
  seats: v.number(),
  startedAt: instant,
  expiresAt: instant,
});
export type Subscription = v.InferOutput<typeof subscription>;

/** A route that can be opened now, and until when: the last day of the periods that follow on one another. */
export const heldRoute = v.object({
  route: seaRouteShape,
  /** A route that is paid for counts as paid, also while a trial of it runs. */
  kind: subscription.entries.kind,
  expiresAt: instant,
});
export type HeldRoute = v.InferOutput<typeof heldRoute>;

export const seaRoute = {
  selectAll: call({
    method: 'GET',
    path: '/seaRoute/selectAll',
    summary: 'All routes on offer, by trade group.',
    caller: 'anyone',
    data: v.object({ rows: v.array(seaRouteShape) }),
  }),
  selectMatches: call({
    method: 'GET',
    path: '/seaRoute/selectMatches',
    summary: 'Ids of the routes on offer by one port or both: names, codes, pinyin and initials.',
    caller: 'anyone',
    query: v.strictObject({ keyword: v.pipe(text(80), v.trim(), v.minLength(1)) }),
    data: v.object({ ids: v.array(id) }),
  }),
} as const;

export const subscribe = {
  selectMine: call({
    method: 'GET',
    path: '/subscribe/selectMine',
    summary:
      "The caller's running subscriptions, until when each route is open, and whether a free trial is still open to them.",
    caller: 'member',
    data: v.object({
      subscriptions: v.array(subscription),
      /** Each route once, the first to end first. */
      routes: v.array(heldRoute),
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
    caller: 'member:trial:start',
    body: v.strictObject({ seaRouteIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(3)) }),
    data: subscription,
    refusals: ['trialUsed', 'trialRouteCount', 'routeSubscribed', 'routeNotForSale'],
  }),
} as const;
