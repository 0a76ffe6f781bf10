import type { Surcharge } from '@fairway/gateway/contract/freight';
import { type BoxType, boxTypes } from '@fairway/gateway/contract/shapes';
import { type Column, DataTable } from '@fairway/ui';
import { useShipment } from '../../../features/shipment/useShipment.ts';
import { useWords } from '../../../language/words.ts';
import { tables } from './CostSheet.css.ts';
import { CostSheet } from './CostSheet.tsx';
import { freightOf, sides, unusualPayable } from './costs.ts';
import type { DetailProps } from './DetailHead.tsx';
import { DetailSection } from './DetailSection.tsx';
import { Quantities } from './Quantities.tsx';
import * as styles from './SailDetailScreen.css.ts';
import { ShipmentSheet } from './ShipmentSheet.tsx';
import type { words } from './words.zh.ts';

/** Ocean freight and surcharges by container type; currencies apart. */
export function CostSection({ detail }: DetailProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const { shipment } = useShipment();
  const { surcharges, totals, sailing } = detail;

  if (detail.cost && shipment) {
    return (
      <DetailSection
        title={t('detail.cost')}
        note={[t('detail.updated', { time: format.instant(detail.updatedAt) })]}
        wide
      >
        <ShipmentSheet cost={detail.cost} shipment={shipment} />
      </DetailSection>
    );
  }

  const basis = (charge: Surcharge) => {
    const summary =
      charge.basis === 'PCT'
        ? t('detail.basisOf.PCT', { percent: charge.percent ?? 0 })
        : t(`detail.basisOf.${charge.basis}`);
    const payable = unusualPayable(charge);
    return payable === null
      ? summary
      : t('detail.payableBasis', { basis: summary, payable: t(`detail.payable.${payable}`) });
  };
  const boxColumn = <Row extends { amounts: Surcharge['amounts'] }>(
    box: BoxType,
    className: string,
  ): Column<Row> => ({
    key: box,
    header: box,
    align: 'end',
    width: '15%',
    cell: ({ amounts }) => (
      <span className={className}>{amounts[box] ? format.money(amounts[box]) : t('detail.notQuoted')}</span>
    ),
  });
  const columns: Column<Surcharge>[] = [
    {
      key: 'name',
      header: t('detail.surchargeName'),
      priority: 'title',
      cell: (charge) => `${nameOf(charge)} ${charge.code}`,
    },
    { key: 'basis', header: t('detail.basis'), width: '15%', cell: basis },
    ...boxTypes.map((box) => boxColumn<Surcharge>(box, styles.amount)),
  ];

  return (
    <DetailSection
      title={t('detail.cost')}
      note={[t('detail.totalsNote'), t('detail.updated', { time: format.instant(detail.updatedAt) })]}
      wide
    >
      <CostSheet detail={detail} />
      <div className={tables}>
        {sides.map((side) => {
          const rows = surcharges.filter((charge) => charge.side === side);
          const freight = side === 'freight' ? freightOf(sailing, t('detail.oceanFreight')) : [];
          const all = [...freight, ...rows];
          return all.length === 0 ? null : (
            <div key={side} className={styles.group}>
              <h3 className={styles.groupName}>{t(`detail.side.${side}`)}</h3>
              <DataTable
                caption={t(`detail.side.${side}`)}
                columns={columns}
                rows={all}
                rowKey={({ code }) => code}
              />
            </div>
          );
        })}
        <div className={styles.group}>
          <DataTable
            caption={t('detail.totals')}
            columns={[
              {
                key: 'currency',
                header: t('detail.totals'),
                priority: 'title',
                cell: ({ currency }) => t('detail.total', { currency }),
              },
              ...boxTypes.map((box) => boxColumn<(typeof totals)[number]>(box, styles.total)),
            ]}
            rows={totals}
            rowKey={({ currency }) => currency}
          />
        </div>
        <div className={styles.group}>
          <h3 className={styles.groupName}>{t('detail.quantities')}</h3>
          <Quantities detail={detail} />
        </div>
      </div>
    </DetailSection>
  );
}
