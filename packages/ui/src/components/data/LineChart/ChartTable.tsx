import { useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LineChart.css.ts';
import type { LineSeries } from './types.ts';

export interface ChartTableProps {
  label: string;
  days: readonly string[];
  series: readonly LineSeries[];
  format: (value: number) => string;
  formatDay: (day: string) => string;
}

/** The numbers behind a chart, the last day first; its rows are made when it is opened. */
export function ChartTable({ label, days, series, format, formatDay }: ChartTableProps) {
  const t = useMessages().lineChart;
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.toggle}>{t.table}</summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
        <section className={styles.scroll} aria-label={label} tabIndex={0}>
          <table className={styles.table}>
            <VisuallyHidden as="caption">{label}</VisuallyHidden>
            <thead>
              <tr>
                {[t.day, ...series.map((each) => each.label)].map((name) => (
                  <th key={name} scope="col" className={joinClasses(styles.cell, styles.head)}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, index) => (
                  <tr key={day}>
                    <th scope="row" className={styles.cell}>
                      {formatDay(day)}
                    </th>
                    {series.map(({ key, values }) => {
                      const value = values[index] ?? null;
                      return (
                        <td key={key} className={styles.cell}>
                          {value === null ? t.missing : format(value)}
                        </td>
                      );
                    })}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
