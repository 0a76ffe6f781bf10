import type { SeaRoute } from '@fairway/gateway/contract/subscribe';

type End = SeaRoute['origin'];

export interface Trade {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly origins: readonly { readonly origin: End; readonly destinations: readonly End[] }[];
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
