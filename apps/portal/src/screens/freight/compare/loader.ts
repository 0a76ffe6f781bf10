import { GatewayError, type Send } from '@fairway/gateway';
import { freight, type SailingDetail } from '@fairway/gateway/contract/freight';
import type { LoaderArgs } from '@fairway/site';
import type { ShipmentQuery } from '@fairway/trade';
import { redirect } from 'react-router-dom';
import { shipmentQueryIn } from '../../../features/shipment/shipmentAddress.ts';
import { sailings as listOfSailings } from '../results/search.ts';
import { comparedIn, listIn } from './address.ts';

/** A sailing that is compared, or why it cannot be. */
export type Compared =
  | { readonly id: string; readonly detail: SailingDetail }
  | { readonly id: string; readonly detail: null; readonly why: 'closed' | 'cancelled' };

async function read(send: Send, id: string, shipment: ShipmentQuery): Promise<Compared> {
  try {
    return { id, detail: await send(freight.sailDetail, { query: { id, ...shipment } }) };
  } catch (error) {
    const name = error instanceof GatewayError ? error.codeName : null;
    if (name === 'subscriptionRequired') return { id, detail: null, why: 'closed' };
    if (name === 'notFound') return { id, detail: null, why: 'cancelled' };
    throw error;
  }
}

/** Reads the sailings that the address names, in its order. */
export async function loader({ search, send, now }: LoaderArgs) {
  const ids = comparedIn(search);
  if (ids.length === 0) throw redirect('/shipPriceInfo');
  const shipment = shipmentQueryIn(search);
  const list = listIn(search);
  return {
    sailings: await Promise.all(ids.map((id) => read(send, id, shipment))),
    shipment,
    /** The address of the list that they were ticked in; null in an address without one. */
    list: list.size === 0 ? null : listOfSailings.addressOf(listOfSailings.read(list, now())),
  };
}

export type CompareData = Awaited<ReturnType<typeof loader>>;
