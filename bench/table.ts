/** One measured figure: what, ours, what it is held against, and the bound. */
export interface Figure {
  readonly what: string;
  /** Median of all rounds, with its unit. */
  readonly median: string;
  /** Smallest to largest. */
  readonly spread: string;
  /** The bound that we set ourselves. */
  readonly target: string;
}

/** What a benchmark found, as a section of `docs/benchmarks.md`. */
export interface Result {
  readonly title: string;
  /** How it was measured, in a sentence or two. */
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

export function markdown({ title, how, figures }: Result): string {
  const rows = figures.map(
    ({ what, median: value, spread, target }) => `| ${what} | ${value} | ${spread} | ${target} |`,
  );
  return [
    `## ${title}`,
    '',
    how,
    '',
    '| what | median | spread | target |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
