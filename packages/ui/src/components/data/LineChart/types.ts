/** One line of a chart. */
export interface LineSeries {
  readonly key: string;
  /** Short: it is at the line's end. */
  readonly label: string;
  /** One for each day of the chart; null without a value. */
  readonly values: readonly (number | null)[];
}
