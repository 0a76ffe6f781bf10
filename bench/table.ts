/** One measured figure: its name, our value, the reference, and the limit. */
export interface Figure {
  readonly what: string;
  /** Median of all rounds, with its unit. */
  readonly median: string;
  /** Smallest to largest. */
  readonly spread: string;
  /** Times the floor, round by round; the median of the rounds. */
  readonly ratio?: string;
  /** The bound that we set ourselves. */
  readonly target: string;
}

/** The result of a benchmark, as a section of `docs/benchmarks.md`. */
export interface Result {
  readonly title: string;
  /** The method of measurement, in a sentence or two. */
  readonly how: string;
  readonly figures: readonly Figure[];
}

export type Bench = () => Promise<Result>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The value below which a share of all values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A figure of many rounds. */
export function figure(
  what: string,
  values: readonly number[],
  unit: string,
  target: string,
  digits = 1,
): Figure {
  const show = (value: number) => `${value.toFixed(digits)} ${unit}`;
  return {
    what,
    median: show(median(values)),
    spread: `${show(Math.min(...values))} – ${show(Math.max(...values))}`,
    target,
  };
}

/** Compares a figure with the floor measured in the same rounds. */
export function beside(floor: readonly number[], values: readonly number[], figure: Figure): Figure {
  const ratios = values.map((value, round) => value / (floor[round] ?? Number.NaN));
  return { ...figure, ratio: `${median(ratios).toFixed(2)} ×` };
}

export function markdown({ title, how, figures }: Result): string {
  const ratios = figures.some(({ ratio }) => ratio !== undefined);
  const line = (cells: readonly (string | false)[]) =>
    `| ${cells.filter((cell) => cell !== false).join(' | ')} |`;
  const rows = figures.map(({ what, median: value, spread, ratio = '', target }) =>
    line([what, value, ratios && ratio, spread, target]),
  );
  const head = ['what', 'median', ratios && 'to floor', 'spread', 'target'] as const;
  const rule = line(head.map((cell) => cell && '---'));
  return [`## ${title}`, '', how, '', line(head), rule, ...rows, ''].join('\n');
}
