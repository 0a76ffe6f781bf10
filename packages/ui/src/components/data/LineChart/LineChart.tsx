import { type HTMLAttributes, type Ref, useId, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../../hooks/useWidth.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { ChartTable } from './ChartTable.tsx';
import {
  areaOf,
  type ChartFrame,
  dayMarks,
  pathOf,
  spansYears,
  spread,
  thinned,
  valueSteps,
  xsOf,
  yOf,
} from './chartScale.ts';
import { formatsOf, widthOf } from './chartWords.ts';
import * as styles from './LineChart.css.ts';
import { Readout } from './Readout.tsx';
import { lineStyle, Swatch } from './Swatch.tsx';
import { trendSentence } from './trendSentence.ts';
import type { LineSeries } from './types.ts';
import { usePoint } from './usePoint.ts';

export interface LineChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The subject of the chart: "VLSFO, dollars a tonne". */
  label: string;
  /** Days of the values, `2026-11-20`, the oldest first; gaps between them are drawn to scale. */
  days: readonly string[];
  /** One to four lines; the first is emphasized until the reader presses another name. */
  series: readonly LineSeries[];
  /** Writes a value; the language's own number unless given. */
  format?: (value: number) => string;
  /** Summary of the chart in one sentence; made from the emphasized line unless given. */
  summary?: string;
  /** The axis begins at zero: for counts and shares, not for prices. */
  fromZero?: boolean;
  /** Fills the area under the highlighted line, down to zero: for cumulative amounts. */
  area?: boolean;
  /** Px. */
  height?: number;
}

/** From this width on lines have their names at their ends. */
const wide = 520;
const dayRoom = 64;
const stepRoom = 44;
const labelGap = 16;

/** Values over days as lines, with the sentence they amount to and the numbers behind them. */
export function LineChart({
  label,
  days,
  series,
  format: givenFormat,
  summary,
  fromZero = false,
  area = false,
  height = 260,
  className,
  ...rest
}: LineChartProps) {
  const { lineChart: t, lang } = useMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 720);
  const [pickedKey, setPickedKey] = useState<string | null>(null);
  const formats = useMemo(() => formatsOf(lang), [lang]);
  const format = givenFormat ?? formats.number;

  const activeSeries = series.find(({ key }) => key === pickedKey) ?? series[0];
  const several = series.length > 1;
  const steps = valueSteps(
    series.map(({ values }) => values),
    Math.max(2, Math.floor(height / stepRoom)),
    fromZero || area,
  );
  const named = several && width >= wide;
  const longest = Math.max(0, ...steps.map((step) => format(step).length));
  const frame: ChartFrame = {
    width,
    height,
    left: Math.min(72, 10 + longest * 7),
    right: named ? Math.min(140, 24 + Math.max(...series.map((each) => widthOf(each.label)))) : 16,
    top: 12,
    bottom: 28,
  };
  const xs = xsOf(days, frame);
  const { at, hands } = usePoint(xs);
  const lines = series.map(({ values }) =>
    xs.map((x, index) => {
      const value = values[index] ?? null;
      return value === null ? null : { x, y: yOf(value, steps, frame) };
    }),
  );
  const ends = lines.map((points) => points.findLast((point) => point !== null) ?? null);
  const labelled = spread(
    ends.map((end) => end?.y ?? frame.top),
    labelGap,
    frame.top,
    height - frame.bottom,
  );
  const years = spansYears(days);
  const write = { format, percent: formats.percent, day: years ? formats.long : formats.short };
  const sentence =
    summary ?? (activeSeries ? trendSentence(activeSeries, days, { t, ...write, several }) : '');
  const drawnOf = (index: number) => thinned(lines[index] ?? [], frame.width - frame.left - frame.right);
  // The emphasized line is drawn over the others.
  const order = series
    .map((each, index) => ({ each, index }))
    .toSorted((a) => (a.each === activeSeries ? 1 : -1));

  // A group that takes focus, so that keys move between the days; its content is an image with a name.
  const focusable = { role: 'group', tabIndex: 0, 'aria-label': label, 'aria-describedby': id, ...hands };

  if (steps.length === 0)
    return (
      <figure className={joinClasses(styles.chart, className)} aria-label={label} {...rest}>
        <p className={styles.nothing}>{t.nothing}</p>
      </figure>
    );
  return (
    <figure className={joinClasses(styles.chart, className)} aria-label={label} {...rest}>
      <p className={styles.summary}>{sentence}</p>
      {several ? (
        <div className={styles.keys} {...{ role: 'group', 'aria-label': t.lines }}>
          {series.map(({ key, label: name, values }, index) => {
            const value = values.findLast((each) => each !== null);
            return (
              <button
                key={key}
                type="button"
                className={styles.key}
                data-on-paper
                aria-pressed={key === activeSeries?.key}
                onClick={() => setPickedKey(key)}
              >
                <Swatch index={index} chosen={key === activeSeries?.key} />
                {name}
                {value === undefined || value === null ? null : (
                  <span className={styles.keyValue}>{format(value)}</span>
                )}
              </button>
            );
          })}
        </div>
      ) : null}
      <div ref={box} className={styles.frame} style={{ blockSize: height }} {...focusable}>
        <svg className={styles.room} width="0" height={height} aria-hidden="true" />
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={sentence || label}
        >
          {steps.map((step) => {
            const y = yOf(step, steps, frame);
            return (
              <g key={step}>
                <path className={styles.grid} d={`M${frame.left} ${y}H${width - frame.right}`} />
                <text className={styles.axis} x={frame.left - 8} y={y + 4} textAnchor="end">
                  {format(step)}
                </text>
              </g>
            );
          })}
          {dayMarks(days, Math.floor((width - frame.left - frame.right) / dayRoom)).map((index) => (
            <text
              key={index}
              className={styles.axis}
              x={xs[index]}
              y={height - 6}
              textAnchor={index === days.length - 1 && !named ? 'end' : 'middle'}
            >
              {(years ? formats.month : formats.short)(days[index] ?? '')}
            </text>
          ))}
          {at ? (
            <path className={styles.cross} d={`M${xs[at.index]} ${frame.top}V${height - frame.bottom}`} />
          ) : null}
          {order.map(({ each, index }) => {
            const end = ends[index];
            const point = at ? lines[index]?.[at.index] : end;
            return (
              <g key={each.key} data-chosen={each === activeSeries || undefined}>
                {area && each === activeSeries ? (
                  <path className={styles.area} d={areaOf(drawnOf(index), yOf(0, steps, frame))} />
                ) : null}
                <path className={lineStyle(index)} d={pathOf(drawnOf(index))} />
                {point ? <circle className={styles.end} cx={point.x} cy={point.y} r="3.5" /> : null}
                {named && end ? (
                  <text
                    className={styles.endLabel}
                    x={width - frame.right + 10}
                    y={(labelled[index] ?? 0) + 4}
                  >
                    {each.label}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
        {at ? (
          <Readout
            day={formats.long(days[at.index] ?? '')}
            index={at.index}
            x={xs[at.index] ?? 0}
            width={width}
            series={series}
            activeSeries={activeSeries}
            format={format}
            isAnnounced={at.byKey}
          />
        ) : null}
      </div>
      <VisuallyHidden id={id}>{t.keys}</VisuallyHidden>
      <ChartTable label={label} days={days} series={series} format={format} formatDay={formats.long} />
    </figure>
  );
}
