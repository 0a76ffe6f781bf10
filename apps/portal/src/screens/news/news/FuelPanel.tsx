import type { FuelPrices } from '@fairway/gateway/contract/fuelPrice';
import { Badge, Inline, LineChart, Segmented, Skeleton, useChangeTone } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { FuelChoice } from './address.ts';
import { fuelGrades, fuelPeriods } from './fuel.ts';
import * as styles from './NewsScreen.css.ts';
import type { words } from './words.zh.ts';

interface FuelPanelProps {
  /** Null while they are on their way. */
  prices: FuelPrices | null;
  /** The requested values. */
  choice: FuelChoice;
  onChange: (next: Partial<FuelChoice>) => void;
}

/** Bunker prices: one grade over time as a chart, the last price of every grade as a table. */
export function FuelPanel({ prices, choice, onChange }: FuelPanelProps) {
  const { t, format } = useWords<typeof words>();
  return (
    <section className={styles.part} aria-labelledby="fuel">
      <div className={styles.partHead}>
        <h2 id="fuel">
          <strong>{t('news.fuel')}</strong>{' '}
          <span className={styles.small}>
            {t('news.fuelNote', { grade: t(`news.gradeNames.${choice.grade}`) })}
          </span>{' '}
          {prices?.sample ? <Badge tone="caution">{t('newsItem.sample')}</Badge> : null}
        </h2>
        <Inline>
          <Segmented
            label={t('news.grade')}
            size="small"
            options={fuelGrades.map((value) => ({ value, label: t(`news.grades.${value}`) }))}
            value={choice.grade}
            onChange={(grade) => onChange({ grade })}
          />
          <Segmented
            label={t('news.period')}
            size="small"
            options={fuelPeriods.map((days) => ({
              value: String(days),
              label: t('news.days', { count: days }),
            }))}
            value={String(choice.days)}
            onChange={(value) => onChange({ days: fuelPeriods.find((days) => String(days) === value) ?? 30 })}
          />
        </Inline>
      </div>
      {prices === null ? (
        <Skeleton rows={6} columns={2} />
      ) : prices.ports.length === 0 ? (
        <p className={styles.small}>{t('news.noFuel')}</p>
      ) : (
        <div className={styles.fuelRow}>
          <Chart prices={prices} />
          <div>
            <LastPrices prices={prices} />
            <p className={styles.small}>
              {t('news.recorded', {
                source: prices.source,
                time: prices.recordedAt ? format.instant(prices.recordedAt) : '',
              })}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

function Chart({ prices }: { prices: FuelPrices }) {
  const { t, nameOf, format } = useWords<typeof words>();
  const days = [...new Set(prices.ports.flatMap(({ points }) => points.map(({ day }) => day)))].toSorted();
  return (
    <LineChart
      label={t('news.fuelNote', { grade: t(`news.gradeNames.${prices.grade}`) })}
      days={days}
      series={prices.ports.map(({ port, points }) => {
        const byDay = new Map(points.map(({ day, cents }) => [day, cents / 100]));
        return { key: port.code, label: nameOf(port), values: days.map((day) => byDay.get(day) ?? null) };
      })}
      format={format.number}
    />
  );
}

/** The last price of each grade at each port, with how far it moved. */
function LastPrices({ prices }: { prices: FuelPrices }) {
  const { t, nameOf, format } = useWords<typeof words>();
  const last = prices.ports
    .flatMap(({ quotes }) => quotes.flatMap(({ day }) => day ?? []))
    .toSorted()
    .at(-1);
  return (
    <table className={styles.prices}>
      <caption className={styles.caption}>
        {t('news.fuelTable')}
        {last ? ` · ${t('news.asOf', { day: format.days(last, last) })}` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${styles.cell} ${styles.cellHead}`}>
            {t('news.port')}
          </th>
          {fuelGrades.map((grade) => (
            <th key={grade} scope="col" className={`${styles.cell} ${styles.cellHead}`}>
              {t(`news.grades.${grade}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.ports.map(({ port, quotes }) => (
          <tr key={port.code}>
            <th scope="row" className={styles.cell}>
              {nameOf(port)}
            </th>
            {quotes.map(({ grade, cents, change, day }) => (
              <td key={grade} className={styles.cell}>
                {cents === null ? (
                  t('news.noPrice')
                ) : (
                  <>
                    <span className={styles.price}>{format.number(cents / 100)}</span>
                    <Change cents={change} />
                    {day && day !== last ? (
                      <span className={styles.change}> · {format.days(day, day)}</span>
                    ) : null}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ cents }: { cents: number | null }) {
  const { t, format } = useWords<typeof words>();
  const tone = useChangeTone(cents ?? 0);
  if (cents === null) return null;
  const direction = cents > 0 ? 'up' : cents < 0 ? 'down' : 'same';
  return (
    <span className={styles.change} data-tone={tone} title={t('news.change')}>
      {t(`news.moved.${direction}`, { amount: format.number(Math.abs(cents) / 100) })}
    </span>
  );
}
