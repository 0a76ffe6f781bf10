import type { SeaRoute } from '@fairway/gateway/contract/subscribe';

type End = SeaRoute['origin'];

export interface Trade {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly origins: readonly { readonly origin: End; readonly destinations: readonly End[] }[];
}

/** The number of routes of a trade before the rest is requested. */
const most = { origins: 3, destinations: 4 };

/** The first origins and destinations of each trade. */
export function mainRoutes(trades: readonly Trade[]): Trade[] {
  return trades.map((trade) => ({
    ...trade,
    origins: trade.origins.slice(0, most.origins).map(({ origin, destinations }) => ({
      origin,
      destinations: destinations.slice(0, most.destinations),
    })),
  }));
}

export function countRoutes(trades: readonly Trade[]): number {
  return trades
    .flatMap(({ origins }) => origins)
    .reduce((count, { destinations }) => count + destinations.length, 0);
}

/** Routes by trade, then by origin, in the order in which each first appears. */
export function lanesByOrigin(routes: readonly SeaRoute[]): Trade[] {
  const trades = Map.groupBy(routes, ({ groupCode }) => groupCode);
  return [...trades].flatMap(([code, inTrade]) => {
    const [first] = inTrade;
    if (!first) return [];
    const origins = [...Map.groupBy(inTrade, ({ origin }) => origin.code).values()].flatMap((lanes) =>
      lanes[0]
        ? [{ origin: lanes[0].origin, destinations: lanes.map(({ destination }) => destination) }]
        : [],
    );
    return [{ code, nameZh: first.groupZh, nameEn: first.groupEn, origins }];
  });
}
