import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { barWidth } from './barWidth.ts';
import * as styles from './Skeleton.css.ts';

type Shape =
  /** Lines of a paragraph, the last one shorter. */
  | { lines: number; rows?: never; columns?: never; height?: never }
  /** Rows of a table at the height of the density. */
  | { rows: number; columns?: number; lines?: never; height?: never }
  /** A picture or map of so many px. */
  | { height: number; lines?: never; rows?: never; columns?: never };

export type SkeletonProps = Shape &
  HTMLAttributes<HTMLDivElement> & {
    ref?: Ref<HTMLDivElement>;
    /** Name of what is loading; "Loading" unless given. */
    label?: string;
  };

/** Reserves the space of loading content. Set `aria-busy` on the waiting region until the content arrives. */
export function Skeleton({ lines, rows, columns = 4, height, label, className, ...rest }: SkeletonProps) {
  const { skeleton } = useMessages();
  return (
    <div className={joinClasses(styles.skeleton, className)} {...rest}>
      <VisuallyHidden>{label ?? skeleton.loading}</VisuallyHidden>
      <div aria-hidden="true">
        {lines !== undefined && <div className={styles.lines}>{bars(lines)}</div>}
        {rows !== undefined &&
          range(rows).map((row) => (
            <div key={row} className={styles.row}>
              {bars(columns, row)}
            </div>
          ))}
        {height !== undefined && (
          <div className={joinClasses(styles.bar, styles.block)} style={{ blockSize: height }} />
        )}
      </div>
    </div>
  );
}

/** More rows than a screenful are useless. */
const most = 40;

/** A negative value, or one that is not a number, counts as 0. */
const range = (count: number) =>
  Array.from({ length: Math.min(Math.max(Number(count) || 0, 0), most) }, (_, index) => index);

/** Without a row the bars are lines, as wide as they come. */
function bars(count: number, row?: number) {
  const width = (index: number): CSSProperties | undefined =>
    row === undefined ? undefined : { inlineSize: barWidth(row, index) };
  return range(count).map((index) => <div key={index} className={styles.bar} style={width(index)} />);
}
