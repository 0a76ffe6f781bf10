import { GatewayError } from '@fairway/gateway';
import { attention } from '@fairway/gateway/contract/attention';
import { mostInlandDays } from '@fairway/gateway/contract/choices';
import { closedLane, freight } from '@fairway/gateway/contract/freight';
import { planner } from '@fairway/gateway/contract/planner';
import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { isDay } from '@fairway/trade';
import { redirect } from 'react-router-dom';
import * as v from 'valibot';
import { priceQuery } from '../../../features/sailings/priceQuery.ts';
import { shipmentQueryIn } from '../../../features/shipment/shipmentAddress.ts';

/** Reads the sailing; if its route is not subscribed, reads the data of the prompt instead. */
export async function loader({ search, send }: LoaderArgs) {
  const id = search.get('id');
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw redirect('/notFound');
  try {
    const shipment = shipmentQueryIn(search);
    const detail = await send(freight.sailDetail, { query: { id, ...shipment } });
    const lane = { origin: detail.origin.code, destination: detail.destination.code };
    const planned = plannedIn(search);
    const [{ followed }, changes, plan, priceChange] = await Promise.all([
      send(attention.selectAttention, { query: lane }),
      send(sailingHistory.selectChanges, { query: { id, asOf: dayIn(search, 'asOf') } }),
      planned ? send(planner.selectPlan, { query: { id, ...planned } }) : null,
      send(freight.selectPriceChange, { query: { ...lane, week: detail.week, ...priceQuery(shipment) } }),
    ]);
    return { detail, changes, plan, priceChange, followed, closed: null };
  } catch (error) {
    if (!(error instanceof GatewayError) || error.codeName !== 'subscriptionRequired') throw error;
    const [mine, routes] = await Promise.all([send(subscribe.selectMine, {}), send(seaRoute.selectAll, {})]);
    return {
      detail: null,
      changes: null,
      plan: null,
      priceChange: null,
      followed: false,
      closed: { lane: v.parse(closedLane, error.data), trial: mine.trial, routes: routes.rows },
    };
  }
}

/** A day that the address names; undefined for one that does not exist. */
function dayIn(search: URLSearchParams, name: 'asOf' | 'ready'): string | undefined {
  const day = search.get(name) ?? '';
  return isDay(day) ? day : undefined;
}

/** The plan that the address names; null for half a one. */
function plannedIn(search: URLSearchParams) {
  const ready = dayIn(search, 'ready');
  const inlandDays = Number(search.get('inlandDays') || Number.NaN);
  return ready && v.is(plannedDays, inlandDays) ? { ready, inlandDays } : null;
}

const plannedDays = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostInlandDays));

export type SailDetailData = Awaited<ReturnType<typeof loader>>;
