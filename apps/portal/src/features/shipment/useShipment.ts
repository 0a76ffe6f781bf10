import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { shipmentIn } from './shipmentAddress.ts';

/** The shipment of the current address; the address owns it. */
export function useShipment() {
  const { search } = useLocation();
  return useMemo(() => shipmentIn(new URLSearchParams(search)), [search]);
}
