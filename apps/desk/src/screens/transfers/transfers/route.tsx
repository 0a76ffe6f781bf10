import { useList, useLoaded } from '@fairway/site';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { positionOf } from '../../../features/case/positionOf.ts';
import { useWords } from '../../../language/words.ts';
import { transferList } from './address.ts';
import { CaseView } from './CaseView.tsx';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import type { words } from './words.zh.ts';

const ahead = () => import('./loader.ts').then(({ page }) => page);

/** The queue, and beside it the case that is open; where there is no room for both, the case alone. */
function TransfersScreen() {
  const { t } = useWords<typeof words>();
  const { query, found, open } = useLoaded<typeof loader>();
  const hand = useList(transferList, query);
  const { rows, total } = found;

  return (
    <CaseRoom
      {...{ list: transferList, query, hand, total, ahead }}
      title={t('transfers.title')}
      count={t('transfers.count', { count: total })}
      search={{ label: t('transfers.searchLabel'), placeholder: t('transfers.search') }}
      rows={rows.map((row) => (
        <QueueRow
          key={row.orderNo}
          row={row}
          href={transferList.addressOf({ ...query, open: row.orderNo })}
          current={row.orderNo === open?.orderNo}
        />
      ))}
      none={{ heading: t('transfers.empty'), text: t('transfers.emptyText') }}
      open={
        open && (
          <CaseView
            key={open.orderNo + open.voucherAt}
            transfer={open}
            {...positionOf(
              transferList,
              query,
              rows.map(({ orderNo }) => orderNo),
            )}
          />
        )
      }
      choose={{ heading: t('transfers.choose'), text: t('transfers.chooseText') }}
      home={t('title.home')}
    />
  );
}

export { TransfersScreen as Component };
