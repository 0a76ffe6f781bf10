import type { Db } from '../../database/db.ts';
import { portsWithText } from '../harbour/index.ts';
import { splitLane } from './splitLane.ts';

/** More than the number of container ports: a route may end at any that matches. */
const mostPorts = 1000;

interface Lane {
  readonly id: string;
  readonly origin: string;
  readonly destination: string;
  readonly group: string;
}

/** Returns the ids of the routes on sale that match the typed text: by one port, both, or their trade group. */
export async function matchingRoutes(db: Db, keyword: string): Promise<string[]> {
  const lanes = await lanesOnSale(db);
  const codesByText = new Map<string, Promise<ReadonlySet<string>>>();
  const portsOf = (text: string) => {
    const codes = codesByText.get(text) ?? portCodes(db, text);
    codesByText.set(text, codes);
    return codes;
  };
  const whole = await portsOf(keyword);
  const typed = keyword.toLowerCase();
  const single = lanes.filter(
    ({ origin, destination, group }) =>
      whole.has(origin) || whole.has(destination) || group.toLowerCase().includes(typed),
  );
  if (single.length > 0) return idsOf(single);
  for (const [first, second] of splitLane(keyword)) {
    const [from, to] = await Promise.all([portsOf(first), portsOf(second)]);
    const between = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
      lanes.filter(({ origin, destination }) => one.has(origin) && other.has(destination));
    const onward = between(from, to);
    const lanesFound = onward.length > 0 ? onward : between(to, from);
    if (lanesFound.length > 0) return idsOf(lanesFound);
  }
  return [];
}

function idsOf(lanes: readonly Lane[]): string[] {
  return lanes.map(({ id }) => id);
}

/** Ports by the whole text: one that it names among other words may be only one end of the route. */
async function portCodes(db: Db, keyword: string): Promise<ReadonlySet<string>> {
  const ports = (await portsWithText(db, { keyword, page: 1, limit: mostPorts })) ?? [];
  return new Set(ports.map(({ code }) => code));
}

async function lanesOnSale(db: Db): Promise<Lane[]> {
  const rows = await db
    .selectFrom('seaRoute')
    .innerJoin('routeGroup', 'routeGroup.code', 'seaRoute.groupCode')
    .select(['seaRoute.id', 'origin', 'destination', 'routeGroup.nameZh', 'routeGroup.nameEn'])
    .where('seaRoute.onSale', '=', true)
    .execute();
  return rows.map(({ nameZh, nameEn, ...lane }) => ({ ...lane, group: `${nameZh} ${nameEn}` }));
}
