/** Longitude and latitude in degrees, east and north positive. */
export type Position = readonly [lon: number, lat: number];

/** A point of the chart in its units: x grows eastward from Greenwich, y southward from the northern edge. */
export type ChartPoint = readonly [x: number, y: number];

/** Chart units once round the globe. Mercator, as nautical charts are drawn: a course is a straight line. */
export const unitsPerTurn = 7200;

/** Beyond these parallels no ship that carries boxes sails. */
export const northEdge = 78;
export const southEdge = -66;

const perRadian = unitsPerTurn / (2 * Math.PI);
const top = stretched(northEdge);

function stretched(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * perRadian;
}

/** The place of a position on the chart; positions beyond the edges are drawn on them. */
export function project([lon, lat]: Position): ChartPoint {
  const clamped = Math.min(northEdge, Math.max(southEdge, lat));
  return [(lon / 360) * unitsPerTurn, top - stretched(clamped)];
}

/** The number of chart units per nautical mile at a latitude: the chart stretches towards the poles. */
export function unitsPerMile(lat: number): number {
  const clamped = Math.min(northEdge, Math.max(southEdge, lat));
  return unitsPerTurn / (360 * 60) / Math.cos((clamped * Math.PI) / 180);
}

/** Height of the chart in its units. */
export const chartHeight = top - stretched(southEdge);
