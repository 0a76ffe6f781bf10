import type { Money } from '@fairway/gateway';
import type { ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import { useWords } from '../../language/words.ts';
import { CostBar, costParts } from './CostBar.tsx';
import * as styles from './CostCell.css.ts';
import type { shipment as shipmentWords } from './shipment.zh.ts';
import { useCostWords } from './useCostWords.ts';

type Words = { readonly shipment: typeof shipmentWords };

export interface CostCellProps {
  cost: ShipmentCost;
  /** The lowest total of the list. */
  cheapest: Money | null;
  /** The cost of the longest bar of the list. */
  whole: number;
  align?: 'start' | 'end';
}

/** The cost of a shipment on a sailing: its total, its parts, and the difference to the cheapest. */
export function CostCell({ cost, cheapest, whole, align = 'end' }: CostCellProps) {
  const { t, format } = useWords<Words>();
  const costWords = useCostWords();
  const { total, missing, parts } = cost;
  if (!total) {
    return (
      <span className={styles.cell} data-align={align}>
        <span className={styles.missing}>
          {t('shipment.noTotal', { missing: costWords.missing(missing) })}
        </span>
      </span>
    );
  }
  const more = cheapest && cheapest.currency === total.currency ? total.amount - cheapest.amount : null;
  return (
    <span className={styles.cell} data-align={align}>
      <strong className={styles.total}>{format.money(total)}</strong>
      <CostBar parts={parts} currency={total.currency} whole={whole} />
      {more === null || more < 0 ? null : (
        <span className={more === 0 ? styles.best : styles.more}>
          {more === 0
            ? t('shipment.cheapest')
            : t('shipment.dearer', { amount: format.money({ amount: more, currency: total.currency }) })}
        </span>
      )}
    </span>
  );
}

/** The cost of the longest bar among some costs. */
export function wholeOf(costs: readonly (ShipmentCost | null)[]): number {
  const sums = costs.map((cost) => (cost ? costParts.reduce((sum, part) => sum + cost.parts[part], 0) : 0));
  return Math.max(0, ...sums);
}
