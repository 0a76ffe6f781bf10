/** One bar of a chart. */
export interface Bar {
  readonly key: string;
  /** Short under a column: `W48`. */
  readonly label: string;
  /** Zero or more. */
  readonly value: number;
}
