import type { ShipPosition } from '@fairway/gateway/contract/shipLocation';

type Call = NonNullable<ShipPosition['next']>;

/** The calls after the present one: the port where a vessel is, and is due to leave, is not among them. */
export function laterCalls(calls: readonly Call[], inPort: ShipPosition['inPort']): readonly Call[] {
  if (!inPort) return calls;
  const later = calls.findIndex(({ port }) => port.code !== inPort.code);
  return later < 0 ? [] : calls.slice(later);
}
