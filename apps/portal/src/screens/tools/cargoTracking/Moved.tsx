import type { ArrivalSaid } from '@fairway/gateway/contract/cargoTracking';
import * as styles from './Moved.css.ts';
import { useStateWords } from './useStateWords.ts';
import { useWords } from './words.ts';

const width = 320;
const height = 140;
const edge = 8;

/** How the arrival moved: a step for each time that another one was said, with what caused it. */
export function Moved({ arrivals }: { arrivals: readonly ArrivalSaid[] }) {
  const { t, format } = useWords();
  const { shiftOf } = useStateWords();
  const [first] = arrivals;
  if (!first) return null;
  const steps = arrivals.slice(1).flatMap((said, index) => {
    const before = arrivals[index];
    const hours = before ? Math.round((ms(said.arrival.at) - ms(before.arrival.at)) / 3_600_000) : 0;
    return hours === 0 ? [] : [{ ...said, hours }];
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
              {step.remark ?? t(`tracking.causes.${step.cause ?? 'other'}`)} {shiftOf(step.hours)}
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

/** Across the days on which it was said, up the arrival that was said. */
function Line({ arrivals }: { arrivals: readonly ArrivalSaid[] }) {
  const days = arrivals.map(({ saidAt }) => ms(saidAt));
  const said = arrivals.map(({ arrival }) => ms(arrival.at));
  const [from, until] = [Math.min(...days), Math.max(...days)];
  const [least, most] = [Math.min(...said), Math.max(...said)];
  const x = (at: number) => edge + ((at - from) / Math.max(until - from, 1)) * (width - 2 * edge - 24);
  const y = (at: number) => height - edge - ((at - least) / Math.max(most - least, 1)) * (height - 4 * edge);
  const corners = said.map((arrival, index) => {
    const before = said[index - 1];
    const across = x(days[index] ?? from);
    return before === undefined
      ? `M${across} ${y(arrival)}`
      : `L${across} ${y(before)}L${across} ${y(arrival)}`;
  });
  const last = y(said.at(-1) ?? least);
  const planned = y(said[0] ?? least);
  return (
    <>
      <path className={styles.plan} d={`M${edge} ${planned}H${width - edge}`} />
      <path className={styles.line} d={`${corners.join('')}L${width - edge} ${last}`} />
      <circle className={styles.dot} cx={width - edge} cy={last} r="4" />
    </>
  );
}
