import type { DataOf } from '@fairway/gateway/contract/call';
import type { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import type { Db } from '../../database/db.ts';
import { readSeaGraph } from '../../facts/read.ts';
import { SeaLanes } from './seaLanes.ts';
import { toPort } from './store.ts';

let lanes: SeaLanes | undefined;

/** Returns the graph of sea lanes, loaded on first use. */
export function seaLanes(): SeaLanes {
  lanes ??= new SeaLanes(readSeaGraph());
  return lanes;
}

/** The ways between two ports, the shortest first; undefined where one of them is unknown or off the graph. */
export async function distance(
  db: Db,
  codes: { readonly from: string; readonly to: string },
): Promise<DataOf<typeof harbourInfo.distance> | undefined> {
  const ports = await db.selectFrom('port').selectAll().where('code', 'in', [codes.from, codes.to]).execute();
  const place = (code: string) => {
    const port = ports.find((each) => each.code === code);
    return port && port.seaNode !== null
      ? { port, seaNode: port.seaNode, lat: port.lat, lon: port.lon }
      : null;
  };
  const from = place(codes.from);
  const to = place(codes.to);
  if (!from || !to) return undefined;
  const ways =
    codes.from === codes.to
      ? []
      : seaLanes()
          .ways(from, to)
          .map(({ name, nauticalMiles, lines }) => ({ name, nauticalMiles, lines }));
  return { from: toPort(from.port), to: toPort(to.port), ways };
}

/** Lines of the shortest track between two ports; null without one. */
export async function wayBetween(db: Db, from: string, to: string): Promise<[number, number][][] | null> {
  const distances = await distance(db, { from, to });
  return distances?.ways[0]?.lines ?? null;
}
