import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { readLane } from '../../account/followInfo/address.ts';

/** Reads the changes on the route that the address names. */
export async function loader({ search, send }: LoaderArgs) {
  const lane = readLane(search);
  if (!lane) throw redirect('/notFound');
  return send(sailingHistory.selectRouteChanges, { query: lane });
}

export type RouteChangesData = Awaited<ReturnType<typeof loader>>;
