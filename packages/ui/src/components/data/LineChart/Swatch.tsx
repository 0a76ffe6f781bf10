import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './LineChart.css.ts';

const patterns = 4;

/** Returns the style of the line at an index, distinct without colour. */
export function lineStyle(index: number): string {
  return joinClasses(styles.line, styles.lines[(index % patterns) as 0]);
}

/** A piece of a line next to its name. */
export function Swatch({ index, chosen }: { index: number; chosen: boolean }) {
  return (
    <svg aria-hidden="true" width="18" height="8" className={styles.swatch}>
      <g data-chosen={chosen || undefined}>
        <path className={lineStyle(index)} d="M1 4H17" />
      </g>
    </svg>
  );
}
