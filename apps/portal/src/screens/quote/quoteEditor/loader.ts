import { freight } from '@fairway/gateway/contract/freight';
import { type QuoteDetail, quotation, quoteLimits } from '@fairway/gateway/contract/quote';
import type { LoaderArgs } from '@fairway/site';
import { readShipment, shipmentEntries, writeShipment } from '@fairway/trade';
import { redirect } from 'react-router-dom';
import * as v from 'valibot';

const uuid = v.pipe(v.string(), v.uuid());

/** Reads the draft, or the sailings that the address names, and the sender. */
export async function loader({ search, send }: LoaderArgs) {
  const id = search.get('id');
  const [sender, draft] = await Promise.all([
    send(quotation.selectSender, {}),
    v.is(uuid, id) ? send(quotation.selectQuote, { query: { id } }) : null,
  ]);
  // Only a draft can be changed, and only by readers who may see its costs.
  if (draft && (draft.state !== 'draft' || draft.request === null))
    throw redirect(`/quotes/detail?id=${draft.id}`);
  const named = draft?.request?.sailingIds ?? (search.get('sailings') ?? '').split(',');
  const sailingIds = named.filter((each) => v.is(uuid, each)).slice(0, quoteLimits.sailings);
  if (sailingIds.length === 0) throw redirect('/quotes');
  const sailings = await Promise.all(
    sailingIds.map(async (each) => (await send(freight.sailDetail, { query: { id: each } })).sailing),
  );
  return { draft, sender, sailings, shipment: shipmentFrom(search, draft) };
}

/** Returns the shipment of a draft, or of the address, in its shortest form. */
function shipmentFrom(search: URLSearchParams, draft: QuoteDetail | null) {
  const entries = shipmentEntries.flatMap((entry) => {
    const value = draft ? draft.request?.shipment[entry] : search.get(entry);
    return value ? [[entry, value] as const] : [];
  });
  const { shipment } = readShipment(Object.fromEntries(entries));
  return shipment ? writeShipment(shipment) : {};
}

export type EditorData = Awaited<ReturnType<typeof loader>>;
