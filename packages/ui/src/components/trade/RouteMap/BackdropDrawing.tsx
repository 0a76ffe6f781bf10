import { useId } from 'react';
import { backdrop } from './backdrop.ts';
import * as styles from './ChartBackdrop.css.ts';

/** The chart itself, drawn ahead of time; a separate module, so that the page's words do not wait for it. */
export default function BackdropDrawing() {
  const id = useId();
  const layers = [styles.shallow3, styles.shallow2, styles.shallow1, styles.land];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 666"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <path id={id} d={backdrop.land} />
      </defs>
      <path className={styles.graticule} d={backdrop.graticule} />
      <g transform="scale(0.5)">
        {layers.map((layer) => (
          <use key={layer} href={`#${id}`} className={layer} />
        ))}
      </g>
      <path className={styles.lane} d={backdrop.lanes} />
      {backdrop.ports.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className={styles.ring} cx={x} cy={y} r="5.5" />
          <circle className={styles.dot} cx={x} cy={y} r="2.5" />
        </g>
      ))}
    </svg>
  );
}
