import type { Surcharge } from '@fairway/gateway';
import { Badge, Inline, QuantityStepper } from '@fairway/ui';
import { useState } from 'react';
import { BoxChoice } from '../../../features/boxes/BoxChoice.tsx';
import { useBoxType } from '../../../features/boxes/useBoxType.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './CostSheet.css.ts';
import { type CostSum, costsOf, mostBoxes, unusualPayable } from './costs.ts';
import type { DetailProps } from './DetailHead.tsx';
import type { words } from './words.zh.ts';

/** The costs on a phone: one box type at a time, every line of it, and the whole at the end. */
export function CostSheet({ detail }: DetailProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const [box] = useBoxType();
  const [count, setCount] = useState<number | null>(1);
  const { groups, totals } = costsOf(detail, box, count ?? 1, t('detail.oceanFreight'));
  const sum = ({ currency, amount }: CostSum) =>
    amount === null ? t('detail.noSum', { currency }) : format.money({ currency, amount });
  const sums = (all: readonly CostSum[]) => all.map(sum).join(' + ');
  const isQuoted = detail.sailing.prices?.[box] != null;
  const known = totals.flatMap(({ currency, known: amount }) =>
    amount === 0 ? [] : format.money({ currency, amount }),
  );
  return (
    <div className={styles.sheet}>
      <Inline justify="between">
        <BoxChoice label={t('detail.boxType')} />
        <QuantityStepper
          label={t('detail.boxes')}
          labelHidden
          size="small"
          min={1}
          max={mostBoxes}
          value={count}
          onChange={setCount}
        />
      </Inline>
      {groups.map(({ side, lines, sums: own }) => (
        <section key={side} aria-label={t(`detail.side.${side}`)}>
          <h3 className={styles.side}>
            <span>{t(`detail.side.${side}`)}</span>
            <span>{sums(own)}</span>
          </h3>
          <dl className={styles.lines}>
            {lines.map(({ charge, amount }) => (
              <div key={charge.code} className={styles.line}>
                <dt className={styles.name}>
                  {nameOf(charge)} <span className={styles.code}>{charge.code}</span>
                  {charge.basis === 'BL' ? (
                    <Badge tone="caution">{t('detail.basisOf.BL')}</Badge>
                  ) : charge.basis === 'PCT' ? (
                    <span className={styles.code}>
                      {t('detail.basisOf.PCT', { percent: charge.percent ?? 0 })}
                    </span>
                  ) : null}
                  <Payable charge={charge} />
                </dt>
                <dd className={styles.amount}>{amount ? format.money(amount) : t('detail.notQuoted')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.whole} role="status">
        {isQuoted ? (
          <>
            <span className={styles.code}>{t('detail.wholeOf', { count: count ?? 1, box })}</span>
            <strong className={styles.total}>{sums(totals)}</strong>
          </>
        ) : (
          <>
            <span>{t('detail.noTotal')}</span>
            <span className={styles.code}>
              {t('detail.withoutFreight', { count: count ?? 1, box, amount: known.join(' + ') })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

/** Shows the place of payment of a charge if it is unusual. */
function Payable({ charge }: { charge: Surcharge }) {
  const { t } = useWords<typeof words>();
  const payable = unusualPayable(charge);
  return payable === null ? null : <Badge tone="neutral">{t(`detail.payable.${payable}`)}</Badge>;
}
