import type { Insertable } from 'kysely';
import { trackOf } from '../../areas/freight/index.ts';
import { joinWays, type Way } from '../../areas/harbour/index.ts';
import type { Tables } from '../../database/tables.ts';
import { sampleId } from '../random.ts';
import type { World } from '../sailings/voyages.ts';
import type { Trade } from './trade.ts';
import { referenceLanes, trades } from './trades.ts';

/** A route of the sample, with the direct way and the way by each hub of its trade. */
export interface Lane {
  readonly row: Insertable<Tables['seaRoute']>;
  readonly trade: Trade;
  readonly direct: Way;
  readonly tracks: readonly ReturnType<typeof trackOf>[];
}

// Route ids are permanent: subscriptions refer to them.
const made = new Date('2026-01-01T00:00:00Z');

/** Returns every route of any trade. */
export function allLanes(world: World): Lane[] {
  const pairs = trades.flatMap((trade) =>
    trade.origins.flatMap((origin) =>
      trade.destinations.map((destination) => ({ trade, origin, destination })),
    ),
  );
  return pairs.map(({ trade, origin, destination }, position) => {
    const id = sampleId(made, `lane ${origin} ${destination}`);
    const rank = referenceLanes.findIndex(([from, to]) => from === origin && to === destination);
    const from = world.port(origin);
    const to = world.port(destination);
    const direct = world.lanes.way(from, to);
    const byHub = trade.hubs
      .filter((code) => code !== destination)
      .map((code) => {
        const hub = world.port(code);
        return trackOf(id, code, joinWays(world.lanes.way(from, hub), world.lanes.way(hub, to)));
      });
    return {
      row: {
        id,
        origin,
        destination,
        groupCode: trade.group,
        position,
        referenceRank: rank < 0 ? null : rank + 1,
        sample: true,
      },
      trade,
      direct,
      tracks: [trackOf(id, '', direct), ...byHub],
    };
  });
}
