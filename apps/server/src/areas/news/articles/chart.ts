import type { NewsBrief, NewsChart } from '@fairway/gateway/contract/news';
import type { Db } from '../../../database/db.ts';
import { portsByCode, wayBetween } from '../../harbour/index.ts';

/** Number of routes that a chart can show and stay readable. */
const mostLanes = 3;

/** Places and tracks of an article, for its map; null if it names none, or has its own picture. */
export async function chartOf(
  db: Db,
  { ports, lanes, picture }: Pick<NewsBrief, 'ports' | 'lanes' | 'picture'>,
): Promise<NewsChart | null> {
  if (picture !== null) return null;
  const chartLanes = lanes.slice(0, mostLanes);
  const codes = chartLanes.flatMap(({ origin, destination }) => [origin.code, destination.code]);
  const known = await portsByCode(db, [...new Set([...codes, ...ports.map(({ code }) => code)])]);
  const places = [...known.values()].map(({ code, nameZh, nameEn, lon, lat }) => ({
    code,
    nameZh,
    nameEn,
    lon,
    lat,
  }));
  if (places.length === 0) return null;
  const ways = await Promise.all(
    chartLanes.map(({ origin, destination }) => wayBetween(db, origin.code, destination.code)),
  );
  return { places, lines: ways.flatMap((way) => way ?? []) };
}
