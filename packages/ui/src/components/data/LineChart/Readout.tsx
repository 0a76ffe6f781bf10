import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './LineChart.css.ts';
import { Swatch } from './Swatch.tsx';
import type { LineSeries } from './types.ts';

export interface ReadoutProps {
  day: string;
  index: number;
  x: number;
  width: number;
  series: readonly LineSeries[];
  activeSeries: LineSeries | undefined;
  format: (value: number) => string;
  /** Read out to those who walk the points by keys. */
  isAnnounced: boolean;
}

/** The values of one day, next to the line that marks it. */
export function Readout({ day, index, x, width, series, activeSeries, format, isAnnounced }: ReadoutProps) {
  const t = useMessages().lineChart;
  // On the side that has more room; time runs to the right in every language.
  const side = x < width / 2 ? { left: x + 12 } : { right: width - x + 12 };
  return (
    <div className={styles.readout} style={side} role={isAnnounced ? 'status' : undefined}>
      <span className={styles.readDay}>{day}</span>
      {series.map((each, at) => {
        const value = each.values[index] ?? null;
        return (
          <span key={each.key} className={styles.readRow}>
            <Swatch index={at} chosen={each === activeSeries} />
            <span>{each.label}</span>
            <span className={styles.readValue}>{value === null ? t.missing : format(value)}</span>
          </span>
        );
      })}
    </div>
  );
}
