import type { CostSheet } from '@fairway/gateway/contract/shipmentCost';
import { type Incoterm, incotermFacts } from '@fairway/trade';
import { useWords } from '../../../language/words.ts';
import * as styles from './ShipmentSheet.css.ts';
import type { words } from './words.zh.ts';

/** Costs that a total never includes: other parties charge them, or they depend on the cargo. */
const excluded = ['haulage', 'customs', 'duties', 'insurance', 'demurrage'] as const;

export interface SheetNotesProps {
  notAnnounced: CostSheet['notAnnounced'];
  /** The Incoterm, under which the seller may have to insure. */
  insures: Incoterm | null;
}

/** The costs in the total, those not in it, and those that the carrier may still add. */
export function SheetNotes({ notAnnounced, insures }: SheetNotesProps) {
  const { t, nameOf } = useWords<typeof words>();
  const sellerInsures = insures !== null && incotermFacts[insures].sellerInsures;
  return (
    <dl className={styles.notes}>
      <dt>{t('sheet.included')}</dt>
      <dd>{t('sheet.includedText')}</dd>
      <dt>{t('sheet.excluded')}</dt>
      <dd>
        {excluded.map((each) => t(`sheet.excludedParts.${each}`)).join(t('shipment.separator'))}
        {sellerInsures && insures ? ` ${t('sheet.sellerInsures', { term: insures })}` : null}
      </dd>
      {notAnnounced.length > 0 ? (
        <>
          <dt>{t('sheet.mayBeAdded')}</dt>
          <dd>
            {notAnnounced.map((charge) => `${nameOf(charge)} ${charge.code}`).join(t('shipment.separator'))}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
