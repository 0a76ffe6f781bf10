import { useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from '../LineChart/LineChart.css.ts';
import type { Bar } from './Bar.ts';

interface BarTableProps {
  label: string;
  category: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Writes a bar's share of all; left out where bars are no parts of a whole. */
  shareOf?: ((bar: Bar) => string) | undefined;
}

/** The numbers behind the bars, in their order; its rows are made when it is opened. */
export function BarTable({ label, category, bars, format, shareOf }: BarTableProps) {
  const { barChart: t } = useMessages();
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
                {[category, t.value, ...(shareOf ? [t.share] : [])].map((name) => (
                  <th key={name} scope="col" className={joinClasses(styles.cell, styles.head)}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.key}>
                  <th scope="row" className={styles.cell}>
                    {bar.label}
                  </th>
                  <td className={styles.cell}>{format(bar.value)}</td>
                  {shareOf ? <td className={styles.cell}>{shareOf(bar)}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
