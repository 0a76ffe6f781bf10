import type { OwnCity } from '@fairway/gateway/contract/city';
import type { Db } from '../../database/db.ts';
import type { Member } from '../../http/caller.ts';
import { type KnownCity, knownCities } from './cities.ts';

/** The most ports to list, and their greatest distance. */
const mostPorts = 6;
const furthest = 1_500;
const earthRadius = 6_371;

/** The caller's city, and the container ports around it. */
export async function ownCity(db: Db, { tenantId, accountId }: Member): Promise<OwnCity> {
  const row = await db
    .selectFrom('readerCity')
    .select('city')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const city = knownCities.find(({ code }) => code === row?.city);
  if (!city) return { city: null, ports: [] };
  const { code, nameZh, nameEn } = city;
  return { city: { code, nameZh, nameEn }, ports: await portsAround(db, city) };
}

/** Chooses a city, or none. */
export async function choose(
  transaction: Db,
  { tenantId, accountId }: Member,
  city: string | null,
  now: Date,
): Promise<void> {
  if (city === null) {
    await transaction
      .deleteFrom('readerCity')
      .where('tenantId', '=', tenantId)
      .where('accountId', '=', accountId)
      .execute();
    return;
  }
  const choice = { city, chosenAt: now };
  await transaction
    .insertInto('readerCity')
    .values({ tenantId, accountId, ...choice })
    .onConflict((conflict) => conflict.columns(['tenantId', 'accountId']).doUpdateSet(choice))
    .execute();
}

/** Chinese container ports, the nearest first; a few hundred ports need no index of places. */
async function portsAround(db: Db, city: KnownCity): Promise<OwnCity['ports']> {
  const ports = await db
    .selectFrom('port')
    .select(['code', 'nameZh', 'nameEn', 'lat', 'lon'])
    .where('containerPort', '=', true)
    .where('countryCode', '=', 'CN')
    .execute();
  return ports
    .map(({ lat, lon, ...port }) => ({
      port,
      kilometres: Math.round(kilometresBetween(city, { lat, lon })),
    }))
    .filter(({ kilometres }) => kilometres <= furthest)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, mostPorts);
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** As the crow flies, by the haversine. */
export function kilometresBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
