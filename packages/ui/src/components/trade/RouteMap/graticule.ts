import { northEdge, project, southEdge, unitsPerTurn } from './mercator.ts';
import { place, type Size, type View } from './view.ts';

const steps = [60, 30, 15, 10, 5, 2, 1];

/** Visible meridians and parallels as SVG path data in px, as many as leave about 90 px between them. */
export function graticule(view: View, size: Size): string {
  const degree = (unitsPerTurn / 360) * view.scale;
  const step = steps.findLast((candidate) => candidate * degree >= 90) ?? 60;
  const half = size.width / 2 / degree;
  const middle = (view.x / unitsPerTurn) * 360;
  let path = '';
  for (let lon = Math.ceil((middle - half) / step) * step; lon <= middle + half; lon += step) {
    const [x] = place([(lon / 360) * unitsPerTurn, 0], view, size);
    path += `M${round(x)} 0V${size.height}`;
  }
  for (let lat = Math.ceil(southEdge / step) * step; lat <= northEdge; lat += step) {
    const [, y] = place(project([0, lat]), view, size);
    if (y >= 0 && y <= size.height) path += `M0 ${round(y)}H${size.width}`;
  }
  return path;
}

/** Returns the visible turns of the globe, as the numbers of the needed copies of the land. */
export function turnsInSight(view: View, size: Size): number[] {
  const half = size.width / 2 / view.scale;
  const first = Math.floor((view.x - half) / unitsPerTurn - 0.5);
  const last = Math.ceil((view.x + half) / unitsPerTurn);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Contours of shallow water follow the coast in three steps, narrower from afar so that straits stay open. */
export function contourWidths(view: View): readonly [number, number, number] {
  const widest = Math.min(40, Math.max(8, 60 * view.scale));
  return [widest, widest * 0.62, widest * 0.3];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
