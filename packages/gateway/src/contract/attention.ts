import * as v from 'valibot';
import { call } from './call.ts';
import { portCode } from './fields.ts';
import { priceAccess } from './freight.ts';
import { port } from './harbour.ts';
import { listCall } from './listCall.ts';
import { listing } from './listing.ts';
import { boxPrices, id, instant, portTime, week } from './shapes.ts';

/** A lane that an account follows. */
export const attentionShape = v.object({ id, origin: port, destination: port, followedAt: instant });
export type Attention = v.InferOutput<typeof attentionShape>;

const newestFirst = listing({ sorts: { followedAt: 'desc' }, filters: {} });

export const attention = {
  selectAttentionList: listCall({
    path: '/attention/selectAttentionList',
    summary: 'Lanes the caller follows, newest first.',
    caller: 'member',
    listing: newestFirst,
    row: attentionShape,
  }),
  selectShippingRateByAttention: listCall({
    path: '/attention/selectShippingRateByAttention',
    summary: "Followed lanes with this week's lowest prices and next departure.",
    caller: 'member',
    listing: newestFirst,
    row: v.object({
      attention: attentionShape,
      nextDeparture: v.nullable(portTime),
      sailings: v.number(),
      prices: v.nullable(boxPrices),
      /** 40HQ change against the week before, in percent; null when unknown. */
      change: v.nullable(v.number()),
    }),
    more: { week, access: priceAccess },
  }),
  addOrUpdateAttention: call({
    method: 'POST',
    path: '/attention/addOrUpdateAttention',
    summary: 'Follows a lane, or stops following it. Saying it twice changes nothing.',
    caller: 'member',
    body: v.strictObject({ origin: portCode, destination: portCode, followed: v.boolean() }),
    data: v.object({ followed: v.boolean(), attention: v.nullable(attentionShape) }),
    refusals: ['notFound'],
  }),
} as const;
