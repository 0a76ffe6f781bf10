import { attention } from '@fairway/gateway/contract/attention';
import { listLoader } from '@fairway/site/list';
import { withReadableShipment } from '../../../features/shipment/shipmentAddress.ts';
import { myFollow } from './address.ts';

export const { page, loader, queryOf } = listLoader(myFollow, (query, send) =>
  send(attention.selectShippingRateByAttention, { query: withReadableShipment(query) }),
);

export type FollowData = Awaited<ReturnType<typeof loader>>;
