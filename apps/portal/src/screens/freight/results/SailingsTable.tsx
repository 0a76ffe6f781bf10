import type { Money } from '@fairway/gateway';
import { RouterLink } from '@fairway/site';
import type { ShipmentQuery } from '@fairway/trade';
import { DataTable } from '@fairway/ui';
import { useMemo } from 'react';
import { shipmentEntriesOf } from '../../../features/shipment/shipmentEntries.ts';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import { byVessel, type VesselGroup } from './byVessel.ts';
import { CarrierChips } from './CarrierChips.tsx';
import { CompareTick, type Ticks } from './CompareTick.tsx';
import { PhoneSailing } from './PhoneSailing.tsx';
import type { ResultsProps } from './resultsProps.ts';
import * as styles from './SailingsTable.css.ts';
import { useSailingColumns } from './useSailingColumns.tsx';
import type { words } from './words.zh.ts';

/** The sailings of the page, sorted by the gateway; a vessel that several carriers sell occurs once. */
export function SailingsTable({ search, page, controls, ticks }: ResultsProps & { ticks: Ticks }) {
  const { t, format, nameOf } = useWords<typeof words>();
  const shipment = useMemo(() => shipmentEntriesOf(search), [search]);
  const groups = useMemo(
    () => new Map(byVessel(page.rows).map((group) => [group[0].id, group])),
    [page.rows],
  );
  const { cheapest } = page;
  const isFreightOnly = page.costAccess === 'freight';
  const columns = useSailingColumns({
    ...{ groups, shipment, cheapest, isFreightOnly, ticks },
    seesPrices: page.access === 'open',
    sort: search.sort,
  });
  const hrefOf = (sailing: { id: string }) => sailDetailAddress(sailing, shipment);
  return (
    <div className={styles.table}>
      <DataTable
        caption={t('freight.caption', {
          origin: nameOf(page.origin),
          destination: nameOf(page.destination),
          week: format.week(search.week),
        })}
        columns={columns}
        rows={[...groups.values()].map(([first]) => first)}
        rowKey={(sailing) => sailing.id}
        rowHref={hrefOf}
        groupHeading={({ closedBy }) => (closedBy === null ? null : t('freight.closedSailings'))}
        sort={controls.sort}
        onSortChange={controls.onSortChange}
        status={controls.pending ? 'refreshing' : 'ready'}
        lines={2}
        phoneSort={false}
        phoneRow={(sailing) => (
          <PhoneGroup group={groups.get(sailing.id) ?? [sailing]} {...{ shipment, cheapest, ticks }} />
        )}
      />
    </div>
  );
}

interface PhoneGroupProps {
  group: VesselGroup;
  shipment: ShipmentQuery;
  cheapest: Money | null;
  ticks: Ticks;
}

/** On phones a vessel is a link to its first sailing; below are those of other carriers, and a tick to compare it. */
function PhoneGroup({ group, shipment, cheapest, ticks }: PhoneGroupProps) {
  const [first] = group;
  return (
    <>
      <RouterLink className={styles.phoneLink} href={sailDetailAddress(first, shipment)}>
        <PhoneSailing sailing={first} cheapest={cheapest} />
      </RouterLink>
      <div className={styles.phoneFoot}>
        {group.length > 1 ? <CarrierChips sailings={group} shipment={shipment} /> : <span />}
        <CompareTick sailing={first} ticks={ticks} labelled />
      </div>
    </>
  );
}
