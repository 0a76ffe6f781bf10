import type { VesselFact } from '../facts/read.ts';
import { fleetOf, type Ship } from './fleet.ts';
import { chance, oneOf } from './random.ts';
import type { Trade } from './trade.ts';
import { trades } from './trades.ts';

/** A weekly service: the same ports on the same weekdays, one ship after the other. */
export interface Service {
  readonly key: string;
  readonly trade: Trade;
  /** Carriers that sell space on it. */
  readonly group: readonly string[];
  /** In the order of calling. */
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** Where boxes change ship; null for a direct service. */
  readonly hub: string | null;
  /** 0 Monday to 6 Sunday, at the first port. */
  readonly weekday: number;
  /** Its own ships, which no other service of the trade sails. */
  readonly ships: readonly Ship[];
}

export function allServices(vessels: readonly VesselFact[]): Service[] {
  return trades.flatMap((trade, index) => servicesOf(trade, `${index}${trade.group}`, vessels));
}

function servicesOf(trade: Trade, tradeKey: string, vessels: readonly VesselFact[]): Service[] {
  const fleets = trade.operators.map((group) => fleetOf(group, trade.teu, vessels));
  return Array.from({ length: trade.services }, (_, index) => {
    const key = `${tradeKey}-${index}`;
    const place = index % trade.operators.length;
    const relayed = index % 4 === 3;
    return {
      key,
      trade,
      group: trade.operators[place] ?? [],
      origins: calls(trade.origins, 0.62, `${key} from`),
      destinations: calls(trade.destinations, 0.72, `${key} to`),
      hub: relayed ? oneOf(trade.hubs, `${key} hub`) : null,
      weekday: Math.floor((index * 7) / trade.services + 3 * chance(key)) % 7,
      ships: shareOf(fleets[place] ?? [], Math.floor(index / trade.operators.length), trade),
    };
  });
}

/** A group splits its fleet among its services, so that no ship sails in two of them. */
function shareOf(fleet: readonly Ship[], turn: number, trade: Trade): Ship[] {
  const services = Math.ceil(trade.services / trade.operators.length);
  const share = Math.max(1, Math.floor(fleet.length / services));
  const start = (turn * share) % Math.max(1, fleet.length);
  return fleet.slice(start, start + share);
}

/** Some of the ports in their order, never none. */
function calls(ports: readonly string[], share: number, key: string): string[] {
  const some = ports.filter((port) => chance(`${key} ${port}`) < share);
  return some.length > 0 ? some : [oneOf(ports, key)];
}
