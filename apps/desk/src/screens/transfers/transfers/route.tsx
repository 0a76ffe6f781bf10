import { useList, useLoaded } from '@fairway/site';
import { ButtonLink, EmptyState } from '@fairway/ui';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { standingOf } from '../../../features/case/standingOf.ts';
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
      none={
        <EmptyState kind="none-yet" size="small" heading={t('transfers.empty')}>
          {t('transfers.emptyText')}
        </EmptyState>
      }
      open={
        open && (
          <CaseView
            key={open.orderNo + open.voucherAt}
            shown={open}
            {...standingOf(
              transferList,
              query,
              rows.map(({ orderNo }) => orderNo),
            )}
          />
        )
      }
      choose={
        rows.length === 0 ? (
          <ButtonLink href="/">{t('title.home')}</ButtonLink>
        ) : (
          <EmptyState kind="none-yet" size="small" picture={false} heading={t('transfers.choose')}>
            {t('transfers.chooseText')}
          </EmptyState>
        )
      }
    />
  );
}

export { TransfersScreen as Component };
