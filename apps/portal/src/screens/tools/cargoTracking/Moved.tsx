import type { ArrivalSaid } from '@fairway/gateway/contract/cargoTracking';
import { useGateway } from '@fairway/site';
import { textLang } from '../../../language/textLang.ts';
import { useWords } from '../../../language/words.ts';
import { apart } from './apart.ts';
import * as styles from './Moved.css.ts';
import { useStateWords } from './useStateWords.ts';
import type { words } from './words.zh.ts';

const width = 320;
const height = 152;
/** Space for the labels of the axes, in px of the drawing. */
const side = 48;
const below = 22;
const edge = 8;

/** The changes of the arrival: one step for each new estimate, with its cause. */
export function Moved({ arrivals }: { arrivals: readonly ArrivalSaid[] }) {
  const { t, format } = useWords<typeof words>();
  const { shiftOf } = useStateWords();
  const [first] = arrivals;
  if (!first) return null;
  const steps = arrivals.slice(1).flatMap((arrival, index) => {
    const before = arrivals[index];
    const hours = before ? Math.round((ms(arrival.arrival.at) - ms(before.arrival.at)) / 3_600_000) : 0;
    return hours === 0 ? [] : [{ ...arrival, hours }];
  });
  return (
    <section className={styles.moved} aria-label={t('tracking.moved')}>
      <h3 className={styles.title}>{t('tracking.moved')}</h3>
      {steps.length > 0 ? (
        <>
          <p className={styles.small}>{t('tracking.movedNote')}</p>
          <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden>
            <Line arrivals={arrivals} />
          </svg>
        </>
      ) : (
        <p className={styles.small}>{t('tracking.movedNever')}</p>
      )}
      <ol className={styles.steps}>
        <li className={styles.step}>
          <span className={styles.small}>
            {t('tracking.movedPlan', { day: format.portTime(first.arrival) })}
          </span>
        </li>
        {steps.map((step) => (
          <li key={step.saidAt} className={styles.step}>
            <strong>
              {step.remark ? (
                <span lang={textLang(step.remark)}>{step.remark}</span>
              ) : (
                t(`tracking.causes.${step.cause ?? 'other'}`)
              )}{' '}
              {shiftOf(step.hours)}
            </strong>
            <span className={styles.small}>
              {t('tracking.movedStep', { day: format.instant(step.saidAt) })} ·{' '}
              {t('tracking.movedTo', { time: format.portTime(step.arrival) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ms = (at: string) => Date.parse(at);

/** A chart with the day of each estimate on the x-axis and the estimated arrival on the y-axis, each with its scale. */
function Line({ arrivals }: { arrivals: readonly ArrivalSaid[] }) {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const days = arrivals.map(({ saidAt }) => ms(saidAt));
  const times = arrivals.map(({ arrival }) => ms(arrival.at));
  const today = Math.max(now().getTime(), ...days);
  const from = Math.min(...days);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const [right, floor] = [width - edge, height - below];
  const x = (at: number) => side + ((at - from) / Math.max(today - from, 1)) * (right - side);
  const y = (at: number) => floor - 20 - ((at - least) / Math.max(most - least, 1)) * (floor - 4 * edge);
  const corners = times.map((arrival, index) => {
    const before = times[index - 1];
    const across = x(days[index] ?? from);
    return before === undefined
      ? `M${across} ${y(arrival)}`
      : `L${across} ${y(before)}L${across} ${y(arrival)}`;
  });
  const last = y(times.at(-1) ?? least);
  const planned = y(times[0] ?? least);
  // The newest arrival and the plan are labelled first: labels that would overlap them are omitted.
  const levels = apart(
    [arrivals.at(-1), ...arrivals]
      .filter((each) => each !== undefined)
      .map(({ arrival }) => ({ at: y(ms(arrival.at)), text: format.portDate(arrival) })),
    16,
  );
  const ticks = apart(
    [
      { at: right, text: t('tracking.movedToday') },
      ...arrivals.map(({ saidAt }) => ({
        at: x(ms(saidAt)),
        text: format.portDate({ at: saidAt, zone: 'Asia/Shanghai' }),
      })),
    ],
    44,
  );
  return (
    <>
      {levels.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.grid} d={`M${side} ${at}H${right}`} />
          <text className={styles.scale} x={side - edge} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className={styles.grid} d={`M${side} ${floor}H${right}`} />
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.tick} d={`M${at} ${floor}v4`} />
          <text
            className={styles.scale}
            x={at === right ? width : at}
            y={height - 4}
            textAnchor={at === right ? 'end' : 'middle'}
          >
            {text}
          </text>
        </g>
      ))}
      <path className={styles.plan} d={`M${side} ${planned}H${right}`} />
      {Math.abs(last - planned) > 24 ? (
        <text
          className={styles.scale}
          x={right}
          y={planned > last ? planned + 14 : planned - 6}
          textAnchor="end"
        >
          {t('tracking.movedPlanned')}
        </text>
      ) : null}
      <path className={styles.line} d={`${corners.join('')}L${right} ${last}`} />
      <circle className={styles.dot} cx={right} cy={last} r="4" />
    </>
  );
}
