import type { ShipmentQuery } from '@fairway/trade';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { shipmentIn, shipmentQueryIn } from './shipmentAddress.ts';

/** The shipment of the current address; the address owns it. */
export function useShipment() {
  const { search } = useLocation();
  return useMemo(() => shipmentIn(new URLSearchParams(search)), [search]);
}

/** The shipment of the current address as links carry it on. */
export function useShipmentQuery(): ShipmentQuery {
  const { search } = useLocation();
  return useMemo(() => shipmentQueryIn(new URLSearchParams(search)), [search]);
}
