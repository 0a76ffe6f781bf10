import { ButtonLink, Icon } from '@fairway/ui';
import { Columns2 } from 'lucide-react';
import { BoxChoice } from '../../../features/boxes/BoxChoice.tsx';
import { ShipmentTool } from '../../../features/shipment/ShipmentTool.tsx';
import { shipmentEntriesOf } from '../../../features/shipment/shipmentEntries.ts';
import { useWords } from '../../../language/words.ts';
import { compareAddress, fewestCompared } from '../compare/address.ts';
import { FilterTool } from './FilterTool.tsx';
import * as styles from './ResultsTools.css.ts';
import { RoutingChoice } from './RoutingChoice.tsx';
import type { ResultsProps } from './resultsProps.ts';
import { SailingsExport } from './SailingsExport.tsx';
import { SortTool } from './SortTool.tsx';
import { resultsAddress } from './search.ts';
import type { words } from './words.zh.ts';

/** The tools for the shipment, the order and filters of sailings, and their comparison. */
export function ResultsTools(props: ResultsProps & { ticked: readonly string[] }) {
  const { t } = useWords<typeof words>();
  const { search, ticked } = props;
  return (
    <div className={styles.tools}>
      <span className={styles.shipment}>
        <ShipmentTool sortsByTotal />
      </span>
      <div className={styles.line}>
        {ticked.length >= fewestCompared ? (
          <ButtonLink
            size="small"
            tone="brand"
            icon={<Icon icon={Columns2} />}
            href={compareAddress(ticked, shipmentEntriesOf(search), resultsAddress(search))}
          >
            {t('freight.compareTicked', { count: ticked.length })}
          </ButtonLink>
        ) : ticked.length > 0 ? (
          <span className={styles.hint} role="status">
            {t('freight.tickOneMore')}
          </span>
        ) : null}
        <SortTool {...props} />
        <FilterTool {...props} />
        <span className={styles.choice}>
          <RoutingChoice {...props} />
        </span>
        {search.boxes === undefined ? (
          <span className={styles.boxes}>
            <BoxChoice label={t('freight.boxType')} />
          </span>
        ) : null}
        {props.page.total > 0 ? <SailingsExport {...props} /> : null}
      </div>
    </div>
  );
}
