/** Percent that an arrow key moves the line. */
const step = 5;

export interface SplitLimits {
  /** Least and most percent of the first part. */
  readonly min: number;
  readonly max: number;
}

/** A size in percent within its limits; half where it is no number. */
export function within(size: number, { min, max }: SplitLimits): number {
  return Math.min(max, Math.max(min, Number.isFinite(size) ? size : 50));
}

export interface KeyedSplit extends SplitLimits {
  readonly direction: 'row' | 'column';
  readonly rtl: boolean;
}

/** The size that a key leads to, after the ARIA Authoring Practices (window splitter); undefined for other keys. */
export function sizeByKey(
  key: string,
  size: number,
  { direction, rtl, ...limits }: KeyedSplit,
): number | undefined {
  const [less, more] =
    direction === 'column'
      ? ['ArrowUp', 'ArrowDown']
      : rtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (key === less) return within(size - step, limits);
  if (key === more) return within(size + step, limits);
  if (key === 'Home') return limits.min;
  return key === 'End' ? limits.max : undefined;
}
