import { type BoxType, boxTypes } from '@fairway/gateway/contract/shapes';
import { DataTable, QuantityStepper } from '@fairway/ui';
import { useState } from 'react';
import { useBoxType } from '../../../features/boxes/useBoxType.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './CostSheet.css.ts';
import { billsOf, type Quantities as Chosen, type CostSum, mostBoxes, totalsOf, unitOf } from './costs.ts';
import type { DetailProps } from './DetailHead.tsx';
import type { words } from './words.zh.ts';

type Amounts = readonly Pick<CostSum, 'currency' | 'amount'>[];

/** Unit price, quantity and total of each container type, and what all of them cost on one bill of lading. */
export function Quantities({ detail }: DetailProps) {
  const { t, format } = useWords<typeof words>();
  const [box] = useBoxType();
  const [quantities, setQuantities] = useState<Chosen>(() => ({ '20GP': 0, '40GP': 0, '40HQ': 0, [box]: 1 }));
  const set = (of: BoxType, count: number | null) =>
    setQuantities((before) => ({ ...before, [of]: count ?? 0 }));
  const isQuoted = (of: BoxType) => detail.sailing.prices?.[of] != null;
  const say = (amounts: Amounts) =>
    amounts
      .map(({ currency, amount }) =>
        amount === null ? t('detail.noSum', { currency }) : format.money({ currency, amount }),
      )
      .join(' + ');
  const bills = billsOf(detail, quantities);
  const unquoted = boxTypes.some((of) => quantities[of] > 0 && !isQuoted(of));
  return (
    <div className={styles.quantities}>
      <DataTable
        caption={t('detail.quantities')}
        columns={[
          { key: 'box', header: t('detail.boxType'), priority: 'title', cell: (of) => of },
          {
            key: 'unit',
            header: t('detail.unitPrice'),
            align: 'end',
            cell: (of) => (
              <span className={styles.amount}>
                {isQuoted(of) ? say(unitOf(detail, of)) : t('detail.noFreight')}
              </span>
            ),
          },
          {
            key: 'quantity',
            header: t('detail.boxes'),
            align: 'end',
            cell: (of) => (
              <QuantityStepper
                label={t('detail.boxesOf', { box: of })}
                labelHidden
                size="small"
                min={0}
                max={mostBoxes}
                value={quantities[of]}
                onChange={(count) => set(of, count)}
              />
            ),
          },
          {
            key: 'total',
            header: t('detail.lineTotal'),
            align: 'end',
            cell: (of) => (
              <span className={styles.amount}>
                {quantities[of] === 0 || !isQuoted(of)
                  ? '—'
                  : say(
                      unitOf(detail, of).map(({ currency, amount }) => ({
                        currency,
                        amount: amount && amount * quantities[of],
                      })),
                    )}
              </span>
            ),
          },
        ]}
        rows={boxTypes}
        rowKey={(of) => of}
      />
      <p className={styles.sums}>
        {bills.length > 0 ? <span>{t('detail.perBill', { amount: say(bills) })}</span> : null}
        <output>
          {unquoted ? (
            t('detail.noTotal')
          ) : (
            <>
              {t('detail.totals')}{' '}
              <strong className={styles.total}>{say(totalsOf(detail, quantities))}</strong>
            </>
          )}
        </output>
      </p>
    </div>
  );
}
