import type { Ref, SVGAttributes } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './Sparkline.css.ts';
import { trendLine } from './trendLine.ts';

export interface SparklineProps extends Omit<SVGAttributes<SVGSVGElement>, 'points'> {
  ref?: Ref<SVGSVGElement>;
  /** Oldest first; null without a value. */
  points: readonly (number | null)[];
  /** A sentence that sums the line up: "Last 12 weeks: from $1,955 to $1,890". */
  label: string;
}

const size = { width: 88, height: 22, edge: 3 };

/** Shows the shape of a trend in a table's row; the numbers are elsewhere. */
export function Sparkline({ points, label, className, ...rest }: SparklineProps) {
  const { width, height, edge } = size;
  const { path, end } = trendLine(points, width - 2 * edge, height - 2 * edge);
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`${-edge} ${-edge} ${width} ${height}`}
      className={joinClasses(styles.sparkline, className)}
      {...rest}
    >
      <path className={styles.line} d={path} />
      {end ? <circle className={styles.end} cx={end.x} cy={end.y} r="2.5" /> : null}
    </svg>
  );
}
