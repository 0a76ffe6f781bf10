import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { id } from './shapes.ts';
import { seaRouteShape } from './subscribe.ts';

/** A route as the staff keep it: also one that is no longer sold. */
export const keptRoute = v.object({
  ...seaRouteShape.entries,
  onSale: v.boolean(),
  /** Subscriptions that open it now; they go on when it is taken off the shelf. */
  subscriptions: v.number(),
});
export type KeptRoute = v.InferOutput<typeof keptRoute>;

/** The routes that the portal sells, kept by staff who keep prices. */
export const seaRouteDesk = {
  selectAll: call({
    method: 'GET',
    path: '/desk/seaRoute/selectAll',
    summary: 'Every route that is or was sold, by trade group.',
    caller: 'staff:pricing',
    data: v.object({ rows: v.array(keptRoute) }),
  }),
  offer: call({
    method: 'POST',
    path: '/desk/seaRoute/offer',
    summary: 'Sells a route from port to port, from now on or again; one that is sold already stays so.',
    caller: 'staff:pricing',
    body: v.strictObject({ origin: portCode, destination: portCode }),
    data: keptRoute,
  }),
  withdraw: call({
    method: 'POST',
    path: '/desk/seaRoute/withdraw',
    summary: 'Takes a route off the shelf; what has been paid for stays open.',
    caller: 'staff:pricing',
    body: v.strictObject({ id }),
    data: keptRoute,
    refusals: ['notFound'],
  }),
} as const;
