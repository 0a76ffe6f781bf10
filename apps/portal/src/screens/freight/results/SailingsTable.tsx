import { RouterLink } from '@fairway/site';
import { DataTable } from '@fairway/ui';
import { useMemo } from 'react';
import { BoxChoice } from '../../../features/boxes/BoxChoice.tsx';
import { useWords } from '../../../language/words.ts';
import { sailDetailAddress } from '../sailDetail/address.ts';
import { byVessel, type VesselGroup } from './byVessel.ts';
import { CarrierChips } from './CarrierChips.tsx';
import { tools } from './PhoneSailing.css.ts';
import { PhoneSailing } from './PhoneSailing.tsx';
import type { ResultsProps } from './resultsProps.ts';
import * as styles from './SailingsTable.css.ts';
import { useSailingColumns } from './useSailingColumns.tsx';
import type { words } from './words.zh.ts';

/** The sailings of the page, sorted by the gateway; a vessel that several carriers sell occurs once. */
export function SailingsTable({ search, page, controls }: ResultsProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const groups = useMemo(
    () => new Map(byVessel(page.rows).map((group) => [group[0].id, group])),
    [page.rows],
  );
  const columns = useSailingColumns(groups);
  return (
    <div>
      <div className={tools}>
        <BoxChoice label={t('freight.boxType')} />
      </div>
      <DataTable
        caption={t('freight.caption', {
          origin: nameOf(page.origin),
          destination: nameOf(page.destination),
          week: format.week(search.week),
        })}
        columns={columns}
        rows={[...groups.values()].map(([first]) => first)}
        rowKey={(sailing) => sailing.id}
        rowHref={sailDetailAddress}
        sort={controls.sort}
        onSortChange={controls.onSortChange}
        status={controls.pending ? 'refreshing' : 'ready'}
        lines={2}
        phoneRow={(sailing) => <PhoneGroup group={groups.get(sailing.id) ?? [sailing]} />}
        phoneHref={(sailing) => (isShared(groups.get(sailing.id)) ? '' : sailDetailAddress(sailing))}
      />
    </div>
  );
}

const isShared = (group: VesselGroup | undefined) => group !== undefined && group.length > 1;

/** On phones a vessel of several carriers is a link to the first sailing, and one to each carrier's below it. */
function PhoneGroup({ group }: { group: VesselGroup }) {
  const [first] = group;
  if (!isShared(group)) return <PhoneSailing sailing={first} />;
  return (
    <>
      <RouterLink className={styles.phoneLink} href={sailDetailAddress(first)}>
        <PhoneSailing sailing={first} />
      </RouterLink>
      <div className={styles.phoneChips}>
        <CarrierChips sailings={group} />
      </div>
    </>
  );
}
