import { chance, oneOf } from '../random.ts';
import { Roadstead } from '../sailings/fleet.ts';
import { roundTripWeeks, type World } from '../sailings/voyages.ts';
import type { Trade } from './trade.ts';
import { trades } from './trades.ts';
import type { Route, Service } from './weeklyService.ts';

/** Trades whose shortest way is the Suez Canal, and on which many services sail round Africa. */
const suezTrades = new Set(['EUR', 'MED']);

export function allServices(world: World): Service[] {
  const routes = trades.flatMap((trade, index) => routesOf(trade, `${index}${trade.group}`));
  const roadstead = new Roadstead();
  // The trades of the largest ships choose before those that take smaller ones as well.
  const largestFirst = (['large', 'medium', 'feeder'] as const).flatMap((size) =>
    routes.filter(({ trade }) => trade.size === size),
  );
  const ships = new Map(
    largestFirst.map((route) => [
      route.key,
      roadstead.deal(route.group, route.trade.size, roundTripWeeks(route, world)),
    ]),
  );
  return routes.map((route) => ({ ...route, ships: ships.get(route.key) ?? [] }));
}

function routesOf(trade: Trade, tradeKey: string): Route[] {
  return Array.from({ length: trade.services }, (_, index) => {
    const key = `${tradeKey}-${index}`;
    const relayed = index % 4 === 3;
    return {
      key,
      trade,
      group: trade.operators[index % trade.operators.length] ?? [],
      origins: calls(trade.origins, 0.62, `${key} from`),
      destinations: calls(trade.destinations, 0.72, `${key} to`),
      roundCape: !relayed && suezTrades.has(trade.group) && chance(`${key} cape`) < 0.4,
      hub: relayed ? oneOf(trade.hubs, `${key} hub`) : null,
      weekday: Math.floor((index * 7) / trade.services + 3 * chance(key)) % 7,
    };
  });
}

/** Some of the ports in their order, never none. */
function calls(ports: readonly string[], share: number, key: string): string[] {
  const some = ports.filter((port) => chance(`${key} ${port}`) < share);
  return some.length > 0 ? some : [oneOf(ports, key)];
}
