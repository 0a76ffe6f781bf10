import { type CarrierNames, carrierNames, type NamedCarrier } from './carriers/carrierNames.ts';
import { type NamedPort, type PortNames, portNames } from './places/portNames.ts';

/** Ports and carriers by all their names; made once for a list and used for every message. */
export interface PriceNames {
  readonly ports: PortNames;
  readonly carriers: CarrierNames;
}

export function priceNames(ports: readonly NamedPort[], carriers: readonly NamedCarrier[]): PriceNames {
  return { ports: portNames(ports), carriers: carrierNames(carriers) };
}
