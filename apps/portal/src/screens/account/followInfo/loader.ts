import { attention } from '@fairway/gateway/contract/attention';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { shipmentQueryIn } from '../../../features/shipment/shipmentAddress.ts';
import { readLane } from './address.ts';

/** Reads the route that the address names. */
export async function loader({ search, send }: LoaderArgs) {
  const lane = readLane(search);
  if (!lane) throw redirect('/notFound');
  return send(attention.selectAttentionDetail, { query: { ...lane, ...shipmentQueryIn(search) } });
}

export type FollowInfoData = Awaited<ReturnType<typeof loader>>;
