import { DataTable } from '@fairway/ui';
import { BoxChoice } from '../../../features/boxes/BoxChoice.tsx';
import { sailDetailAddress } from '../sailDetail/address.ts';
import type { Found } from './FreightScreen.tsx';
import { tools } from './PhoneSailing.css.ts';
import { PhoneSailing } from './PhoneSailing.tsx';
import { useSailingColumns } from './useSailingColumns.tsx';
import { useWords } from './words.ts';

/** The sailings of the page, sorted by the gateway. */
export function SailingsTable({ search, found, hand }: Found) {
  const { t, format, nameOf } = useWords();
  const columns = useSailingColumns();
  return (
    <div>
      <div className={tools}>
        <BoxChoice label={t('freight.boxType')} />
      </div>
      <DataTable
        caption={t('freight.caption', {
          origin: nameOf(found.origin),
          destination: nameOf(found.destination),
          week: format.week(search.week),
        })}
        columns={columns}
        rows={found.rows}
        rowKey={(sailing) => sailing.id}
        rowHref={sailDetailAddress}
        sort={hand.sort}
        onSortChange={hand.onSortChange}
        status={hand.moving ? 'refreshing' : 'ready'}
        lines={2}
        phoneRow={(sailing) => <PhoneSailing sailing={sailing} />}
        phoneHref={sailDetailAddress}
      />
    </div>
  );
}
