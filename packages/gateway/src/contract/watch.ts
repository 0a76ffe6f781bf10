import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { listCall } from './listCall.ts';
import { watchListing } from './listings/watch.ts';
import { id, nothing } from './shapes.ts';
import { numberChoices, routeChoices, watchFiring, watchRow } from './watchShapes.ts';

export * from './watchShapes.ts';

/** Watches of a reader: their conditions and their reports. */
export const watch = {
  selectPage: listCall({
    path: '/watch/selectPage',
    summary: "The caller's watches, the newest first.",
    caller: 'member',
    listing: watchListing,
    row: watchRow,
  }),
  selectWatch: call({
    method: 'GET',
    path: '/watch/selectWatch',
    summary: "One of the caller's watches with its last hundred firings, the newest first.",
    caller: 'member',
    query: v.strictObject({ id }),
    data: v.object({ watch: watchRow, firings: v.array(watchFiring) }),
    refusals: ['notFound'],
  }),
  add: call({
    method: 'POST',
    path: '/watch/add',
    summary:
      'Watches a route, or one sailing of it. The same watch of the same account is stored once. Needs the subscription of the route.',
    caller: 'member',
    body: v.strictObject({
      origin: portCode,
      destination: portCode,
      /** Null watches every sailing of the route. */
      sailingId: v.nullable(id),
      ...routeChoices,
    }),
    data: watchRow,
    refusals: [
      'notFound',
      'subscriptionRequired',
      'watchLimit',
      'watchSailingGone',
      'watchShipmentMissing',
      'watchRouteOnly',
    ],
  }),
  addForNumber: call({
    method: 'POST',
    path: '/watch/addForNumber',
    summary:
      "Watches one of the caller's tracked numbers. The same watch of the same account is stored once. Events of before are not reported.",
    caller: 'member',
    body: v.strictObject({ trackingId: id, ...numberChoices }),
    data: watchRow,
    refusals: ['notFound', 'watchLimit'],
  }),
  changeForNumber: call({
    method: 'POST',
    path: '/watch/changeForNumber',
    summary: 'Changes what a watch on a tracked number reports, and how.',
    caller: 'member',
    body: v.strictObject({ id, ...numberChoices }),
    data: watchRow,
    refusals: ['notFound'],
  }),
  change: call({
    method: 'POST',
    path: '/watch/change',
    summary: 'Changes what a watch on a route or a sailing reports, and how.',
    caller: 'member',
    body: v.strictObject({ id, ...routeChoices }),
    data: watchRow,
    refusals: ['notFound', 'watchShipmentMissing', 'watchRouteOnly'],
  }),
  setPaused: call({
    method: 'POST',
    path: '/watch/setPaused',
    summary: 'Pauses a watch, or resumes it. What changes during a pause is never reported.',
    caller: 'member',
    body: v.strictObject({ id, paused: v.boolean() }),
    data: watchRow,
    refusals: ['notFound'],
  }),
  remove: call({
    method: 'POST',
    path: '/watch/remove',
    summary: 'Deletes a watch with its history.',
    caller: 'member',
    body: v.strictObject({ id }),
    data: nothing,
    refusals: ['notFound'],
  }),
} as const;
