import { type HTMLAttributes, type Ref, useMemo } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { eitherName, type WithFormerName } from '../../../provider/formerName.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { formatsOf } from '../LineChart/chartWords.ts';
import * as chart from '../LineChart/LineChart.css.ts';
import type { Bar } from './Bar.ts';
import * as styles from './BarChart.css.ts';
import { BarTable } from './BarTable.tsx';
import { barSentence, labelEvery } from './barSentence.ts';

export interface BarChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The subject of the chart: "Sailings a week". */
  label: string;
  /** The kind of thing each bar is: "Week"; the heading of the table. */
  category: string;
  /** In the order to show. */
  bars: readonly Bar[];
  /** `columns` for ordered values, such as weeks; `rows` for names. */
  direction?: 'columns' | 'rows';
  /** The bars are parts of a whole: each shows its share. */
  shares?: boolean;
  /** Writes a value; the language's own number unless given. */
  format?: (value: number) => string;
  /** Summary of the chart in one sentence; made from the longest bar unless given. */
  summary?: string;
  /** Px of the columns. */
  height?: number;
}

type GivenBarChartProps = WithFormerName<
  BarChartProps,
  'category',
  {
    /** @deprecated Use `category`. */
    of: string;
  }
>;

/** From here on columns are too narrow for their numbers. */
const many = 16;

/** Amounts as bars from zero, with the sentence they amount to and the numbers behind them. */
export function BarChart({
  label,
  category: givenCategory,
  of,
  bars,
  direction = 'columns',
  shares = false,
  format: givenFormat,
  summary,
  height = 180,
  className,
  ...rest
}: GivenBarChartProps) {
  const category = eitherName(givenCategory, of);
  const { barChart: t, lang } = useMessages();
  const formats = useMemo(() => formatsOf(lang), [lang]);
  const format = givenFormat ?? formats.number;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const shareOf = shares && total > 0 ? ({ value }: Bar) => formats.percent(value / total) : undefined;
  const sentence = summary ?? barSentence(bars, { t, format, percent: formats.percent, shares });
  const lengthOf = ({ value }: Bar) => `${Math.round((value / most) * 1000) / 10}%`;

  if (most === 0)
    return (
      <figure className={joinClasses(chart.chart, className)} aria-label={label} {...rest}>
        <p className={chart.nothing}>{t.nothing}</p>
      </figure>
    );
  return (
    <figure className={joinClasses(chart.chart, className)} aria-label={label} {...rest}>
      <p className={chart.summary}>{sentence}</p>
      {direction === 'columns' ? (
        <div
          className={styles.columns}
          data-many={bars.length >= many || undefined}
          role="img"
          aria-label={sentence || label}
          style={{ blockSize: height }}
        >
          {bars.map((bar, index) => (
            <div key={bar.key} className={styles.column}>
              <div className={styles.shaft}>
                <span className={styles.number}>{bar.value > 0 ? format(bar.value) : ''}</span>
                <div
                  className={joinClasses(styles.bar, styles.upright)}
                  style={{ blockSize: `calc((100% - 20px) * ${bar.value / most})` }}
                />
              </div>
              <span className={styles.foot}>{index % labelEvery(bars.length) === 0 ? bar.label : ''}</span>
            </div>
          ))}
        </div>
      ) : (
        <div className={styles.rows} role="img" aria-label={sentence || label}>
          {bars.map((bar) => (
            <div key={bar.key} className={styles.row}>
              <span className={styles.name}>{bar.label}</span>
              <div className={joinClasses(styles.bar, styles.lying)} style={{ inlineSize: lengthOf(bar) }} />
              <span className={styles.amount}>
                {format(bar.value)}
                {shareOf ? <span className={styles.share}>{shareOf(bar)}</span> : null}
              </span>
            </div>
          ))}
        </div>
      )}
      <BarTable {...{ label, category, bars, format, shareOf }} />
    </figure>
  );
}
