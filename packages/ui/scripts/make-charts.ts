/**
 * Computes the land of the maps ahead, so that no browser projects or parses a topology.
 * Run after a change of world-atlas: `npm run make -- packages/ui/scripts/make-charts.ts`.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type GeoPermissibleObjects, geoArea, geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo';
import { project, unitsPerTurn } from '../src/components/trade/RouteMap/mercator.ts';
import { areaOf, landOutlines, type Point, pathOf, simplify } from './land.ts';

const folder = new URL('../src/components/trade/RouteMap/', import.meta.url);
const source = 'Natural Earth 1:50m (public domain), coasts only. Made by scripts/make-charts.ts.';

/** No route passes round Antarctica. */
const outlines = landOutlines('50m').filter((ring) => ring.some(([, lat]) => lat > -59));

const rings = outlines
  .map((ring) => ring.map((point): Point => project(point)))
  .filter((ring) => areaOf(ring) > 8)
  .map((ring) => simplify(ring, 4))
  .map(intoFirstTurn);

save(
  'land.ts',
  `/** Land in units of \`mercator.ts\`. ${source} */\nexport const land =\n  '${pathOf(rings)}';\n`,
);

/** The Pacific behind a headline: drawn once at 1440 × 666, land cut at the edges. */
const frame = { width: 1440, height: 666, margin: 60 };
const perPx = 2;
const backdrop = geoNaturalEarth1()
  .rotate([-166, 0])
  .scale(330)
  .translate([1000, 420])
  .clipExtent([
    [-frame.margin, -frame.margin],
    [frame.width + frame.margin, frame.height + frame.margin],
  ])
  .precision(1.5);

const draw = geoPath(backdrop).digits(0);
const lanes: readonly Point[][] = [
  [
    [122.2, 30.6],
    [130.9, 30.8],
    [141.5, 34.6],
    [-160, 51],
    [-124.7, 38.5],
    [-118.3, 33.7],
  ],
  [
    [129.1, 35.1],
    [130.9, 35.8],
    [139.6, 41.3],
    [143, 41.6],
    [178, 50.4],
    [-158, 51.6],
    [-130, 50.5],
    [-124.9, 48.5],
    [-122.4, 47.6],
  ],
  [
    [139.7, 35.3],
    [141.5, 34.6],
    [-122.7, 37.8],
  ],
  [
    [122.2, 30.6],
    [128.3, 24.4],
    [147.5, 5.5],
    [155.5, -7],
    [155, -20],
    [154.8, -26],
    [153.8, -30.5],
    [151.5, -33.9],
  ],
  [
    [122.2, 30.6],
    [141.5, 24],
    [-157.9, 21],
    [-79.5, 7.4],
  ],
  [
    [122.2, 30.6],
    [119.5, 24.4],
    [114.5, 22],
    [110.8, 14],
    [104.8, 1.6],
  ],
];
const ports: readonly Point[] = [
  [122.2, 30.6],
  [129.1, 35.1],
  [139.7, 35.3],
  [-122.4, 47.6],
  [-122.7, 37.8],
  [-118.3, 33.7],
  [151.3, -33.9],
  [104.0, 1.3],
];

save(
  'backdrop.ts',
  `/** The Pacific at ${frame.width} × ${frame.height} px; \`land\` in halves of a px. ${source} */
export const backdrop = {
  land: '${pathOf(landOfBackdrop())}',
  graticule: '${draw(geoGraticule().step([15, 15])())}',
  lanes: '${draw({ type: 'MultiLineString', coordinates: lanes.map((lane) => lane.map(([lon, lat]) => [lon, lat])) })}',
  ports: ${JSON.stringify(ports.map((port) => place(port)))},
} as const;
`,
);

/** Projected, cut, simplified to what 1440 px can show, in halves of a px. */
function landOfBackdrop(): Point[][] {
  const rings: Point[][] = [];
  const sink = {
    beginPath() {},
    moveTo: (x: number, y: number) => void rings.push([[x * perPx, y * perPx]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x * perPx, y * perPx]),
    closePath() {},
    arc() {},
  };
  geoPath(backdrop, sink as unknown as CanvasRenderingContext2D)(landObject());
  return rings.filter((ring) => areaOf(ring) > 24).map((ring) => simplify(ring, 7));
}

/** Outlines on the sphere, seas inside land as holes of the largest. */
function landObject(): GeoPermissibleObjects {
  const closed = outlines.map((ring) => [...ring, ...ring.slice(0, 1)].map(([lon, lat]) => [wrap(lon), lat]));
  const isHole = (ring: number[][]) => geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI;
  const [largest, ...others] = closed.filter((ring) => !isHole(ring)).toSorted((a, b) => b.length - a.length);
  if (!largest) throw new Error('no land');
  return {
    type: 'MultiPolygon',
    coordinates: [[largest, ...closed.filter(isHole)], ...others.map((ring) => [ring])],
  };
}

function wrap(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

function place([lon, lat]: Point): Point {
  const [x, y] = backdrop([lon, lat]) ?? [0, 0];
  return [Math.round(x), Math.round(y)];
}

/** Each outline is stored once; the map repeats it on both sides. */
function intoFirstTurn(ring: readonly Point[]): Point[] {
  const middle = ring.reduce((sum, [x]) => sum + x, 0) / ring.length;
  const shift = Math.floor(middle / unitsPerTurn) * unitsPerTurn;
  return ring.map(([x, y]): Point => [x - shift, y]);
}

function save(name: string, text: string): void {
  writeFileSync(new URL(name, folder), text);
  process.stdout.write(`${name} ${text.length} B, ${gzipSync(text, { level: 9 }).length} B gzip\n`);
}
