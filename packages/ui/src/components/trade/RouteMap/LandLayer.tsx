import { useId } from 'react';
import { contourWidths, turnsInSight } from './graticule.ts';
import { land } from './land.ts';
import { unitsPerTurn } from './mercator.ts';
import * as styles from './RouteMap.css.ts';
import type { Size, View } from './view.ts';

export interface LandLayerProps {
  view: View;
  size: Size;
}

/** Coasts with their contours; a separate module, so that only pages with a map load the land. */
export default function LandLayer({ view, size }: LandLayerProps) {
  const id = useId();
  const { x, y, scale } = view;
  const [wide, middle, narrow] = contourWidths(view);
  const turns = turnsInSight(view, size);
  const layer = (className: string, strokeWidth?: number) =>
    turns.map((turn) => (
      <use
        key={turn}
        href={`#${id}`}
        x={turn * unitsPerTurn}
        className={className}
        strokeWidth={strokeWidth}
      />
    ));
  return (
    <g data-part="land">
      <defs>
        <path id={id} d={land} className={styles.shape} />
      </defs>
      <g
        transform={`translate(${size.width / 2 - x * scale} ${size.height / 2 - y * scale}) scale(${scale})`}
      >
        {layer(styles.shallow3, wide)}
        {layer(styles.shallow2, middle)}
        {layer(styles.shallow1, narrow)}
        {layer(styles.land)}
      </g>
    </g>
  );
}
