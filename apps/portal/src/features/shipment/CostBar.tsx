import type { ShipmentCost } from '@fairway/gateway/contract/shipmentCost';
import type { CostCurrency } from '@fairway/trade';
import { useWords } from '../../language/words.ts';
import * as styles from './CostBar.css.ts';
import type { shipment as shipmentWords } from './shipment.zh.ts';

type Words = { readonly shipment: typeof shipmentWords };
export const costParts = ['freight', 'surcharges', 'origin', 'destination'] as const;

export interface CostBarProps {
  parts: ShipmentCost['parts'];
  currency: CostCurrency;
  /** The cost of a full bar, so that bars of one list compare; this cost by default. */
  whole?: number;
}

/** A cost as a bar of freight, surcharges and the charges at both ends, with the same content as text. */
export function CostBar({ parts, currency, whole }: CostBarProps) {
  const { t, format } = useWords<Words>();
  const sum = costParts.reduce((all, part) => all + parts[part], 0);
  if (sum <= 0) return null;
  const shares = costParts
    .filter((part) => parts[part] > 0)
    .map((part) =>
      t('shipment.part', {
        name: t(`shipment.parts.${part}`),
        amount: format.money({ amount: parts[part], currency }),
        percent: Math.round((parts[part] / sum) * 100),
      }),
    )
    .join(' · ');
  const text = t('shipment.partsOf', { parts: shares });
  return (
    <span role="img" aria-label={text} title={text} className={styles.bar}>
      {costParts.map((part) =>
        parts[part] > 0 ? (
          <span
            key={part}
            className={styles.part}
            data-part={part}
            style={{ inlineSize: `${(parts[part] / Math.max(whole ?? sum, sum)) * 100}%` }}
          />
        ) : null,
      )}
    </span>
  );
}

/** The colours of the bars by name. */
export function CostLegend() {
  const { t } = useWords<Words>();
  return (
    <span className={styles.legend}>
      {costParts.map((part) => (
        <span key={part} className={styles.name}>
          <span className={styles.swatch} data-part={part} aria-hidden="true" />
          {t(`shipment.parts.${part}`)}
        </span>
      ))}
    </span>
  );
}
