import type { ShipPosition } from '@fairway/gateway/contract/shipLocation';

type Call = NonNullable<ShipPosition['next']>;

/** The calls after the present one: the port a ship lies in, and is due to leave, is none of them. */
export function laterCalls(calls: readonly Call[], inPort: ShipPosition['inPort']): readonly Call[] {
  if (!inPort) return calls;
  const later = calls.findIndex(({ port }) => port.code !== inPort.code);
  return later < 0 ? [] : calls.slice(later);
}
