/** One line of a chart. */
export interface LineSeries {
  readonly key: string;
  /** Short: it is at the line's end. */
  readonly label: string;
  /** One for each day of the chart; null where nothing is known. */
  readonly values: readonly (number | null)[];
}
