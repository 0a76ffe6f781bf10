import type { OutlineProps } from '@fairway/site';
import { useGateway } from '@fairway/site';
import { Badge, Content, DataTable, Inline, PageHead, Skeleton } from '@fairway/ui';
import { useState } from 'react';
import { FollowLook } from '../../../features/follow/FollowButton.tsx';
import { recentPorts } from '../../../features/search/memory.ts';
import { SearchPanel } from '../../../features/search/SearchPanel.tsx';
import { ShipmentTool } from '../../../features/shipment/ShipmentTool.tsx';
import { shipmentEntriesOf } from '../../../features/shipment/shipmentEntries.ts';
import { useWords } from '../../../language/words.ts';
import type { VesselGroup } from './byVessel.ts';
import { FoldedSearch, SearchOpener } from './FoldedSearch.tsx';
import * as styles from './FreightScreen.css.ts';
import * as tools from './ResultsTools.css.ts';
import { RoutingChoice } from './RoutingChoice.tsx';
import { SortTool } from './SortTool.tsx';
import { type FreightSearch, sailings } from './search.ts';
import { useSailingColumns } from './useSailingColumns.tsx';
import type { words } from './words.zh.ts';

/** Placeholder rows while loading: a screenful. */
const mostExpected = 10;

const noGroups = {
  groups: new Map<string, VesselGroup>(),
  cheapest: null,
  ticks: { ids: [], toggle: () => undefined },
};

/** The results while they load: the known values of the search, and placeholders for the weeks and rows. */
export function FreightOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  const search = sailings.read(params, now());
  // An address has codes alone; names are known of ports that were searched with.
  const [known] = useState(recentPorts);
  const portOf = (code: string | null) => known.find((port) => port.code === code) ?? null;
  return (
    <>
      <FoldedSearch folds={search.origin !== null && search.destination !== null} open={false}>
        <div className={styles.band}>
          <Content>
            <SearchPanel
              look="band"
              start={{
                origin: portOf(search.origin),
                destination: portOf(search.destination),
                week: search.week,
              }}
            />
          </Content>
        </div>
      </FoldedSearch>
      <Content whole>
        {search.origin && search.destination ? <ResultsOutline search={search} /> : null}
      </Content>
    </>
  );
}

function ResultsOutline({ search }: { search: FreightSearch }) {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const columns = useSailingColumns({
    ...noGroups,
    shipment: shipmentEntriesOf(search),
    sort: search.sort,
    isFreightOnly: false,
    seesPrices: true,
  });
  return (
    <>
      <Skeleton height={68} />
      <div className={styles.head}>
        <PageHead
          className={styles.headLine}
          title={
            <span className={styles.unknown}>
              <span>
                {t('freight.title', { origin: search.origin ?? '', destination: search.destination ?? '' })}
              </span>
            </span>
          }
          aside={
            <Inline gap="s">
              <FollowLook compact t={t} followed={false} />
              <SearchOpener open={false} />
            </Inline>
          }
        />
        <p className={`${styles.facts} ${styles.unknown}`}>
          <strong>{t('freight.count', { count: mostExpected })}</strong>
          <span className={styles.note}>{t('freight.note')}</span>
          <span>{t('freight.updated', { time: format.instant(now().toISOString()) })}</span>
          <span>{t('freight.charts')}</span>
          <span>{t('freight.calendar')}</span>
          <Badge tone="caution">{t('freight.sample')}</Badge>
        </p>
      </div>
      <div className={tools.tools}>
        <span className={tools.shipment}>
          <ShipmentTool sortsByTotal />
        </span>
        <div className={tools.line}>
          <SortTool search={search} />
          <RoutingChoice search={search} />
        </div>
      </div>
      <div>
        <DataTable
          caption={t('title.results')}
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          sort={{ column: search.sort, direction: search.order === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={() => undefined}
          status="loading"
          expectedRows={mostExpected}
          lines={2}
          phoneRow={() => null}
          phoneSort={false}
        />
      </div>
    </>
  );
}
