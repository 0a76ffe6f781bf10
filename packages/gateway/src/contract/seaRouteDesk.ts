import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { port } from './harbour.ts';
import { listCall } from './listCall.ts';
import { seaRouteListing } from './listings/seaRoutes.ts';
import { id, text } from './shapes.ts';
import { seaRouteShape } from './subscribe.ts';

/** A route as the staff keep it: also one that is no longer sold. */
export const keptRoute = v.object({
  ...seaRouteShape.entries,
  onSale: v.boolean(),
  /** Subscriptions that open it now; they go on when it is taken off the shelf. */
  subscriptions: v.number(),
  /** Sailings that have not left yet. */
  sailings: v.number(),
});
export type KeptRoute = v.InferOutput<typeof keptRoute>;

/** A trade group with the number of its stored routes. */
const keptGroup = v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string(), routes: v.number() });
export type KeptGroup = v.InferOutput<typeof keptGroup>;

const caller = 'staff:pricing';

/** The routes that the portal sells, maintained by staff who manage prices. */
export const seaRouteDesk = {
  selectPage: listCall({
    path: '/desk/seaRoute/selectPage',
    summary: 'A page of the routes that are or were sold.',
    caller,
    listing: seaRouteListing,
    row: keptRoute,
    /** Groups of all routes, without the filters of the page. */
    more: { groups: v.array(keptGroup) },
  }),
  selectPorts: call({
    method: 'GET',
    path: '/desk/seaRoute/selectPorts',
    summary: 'Ports that a route may join, by what is being typed, the best match first.',
    caller,
    query: v.strictObject({ keyword: v.optional(text(40), '') }),
    data: v.object({ rows: v.array(port) }),
  }),
  offer: call({
    method: 'POST',
    path: '/desk/seaRoute/offer',
    summary: 'Sells a route from port to port, from now on or again; one that is sold already stays so.',
    caller,
    body: v.strictObject({ origin: portCode, destination: portCode }),
    data: v.object({
      ...keptRoute.entries,
      /** It was on sale before this request: nothing changed. */
      already: v.boolean(),
    }),
  }),
  withdraw: call({
    method: 'POST',
    path: '/desk/seaRoute/withdraw',
    summary: 'Takes a route off the shelf; what has been paid for stays open.',
    caller,
    body: v.strictObject({ id }),
    data: keptRoute,
    refusals: ['notFound'],
  }),
} as const;
