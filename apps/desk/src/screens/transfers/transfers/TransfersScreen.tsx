import { useLoaded } from '@fairway/site';
import { ButtonLink, EmptyState } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { transfersAddress } from './address.ts';
import { CaseView } from './CaseView.tsx';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import { useWords } from './words.ts';

/** The queue, and beside it the case that is open; where there is no room for both, the case alone. */
export function TransfersScreen() {
  const { t } = useWords();
  const { query, found, open } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const { rows, total } = found;
  const at = rows.findIndex(({ orderNo }) => orderNo === open?.orderNo);
  const toCase = (orderNo: string | undefined) => (orderNo ? transfersAddress(query, orderNo) : null);

  return (
    <CaseRoom
      title={t('transfers.title')}
      count={t('transfers.count', { count: total })}
      search={{
        label: t('transfers.searchLabel'),
        placeholder: t('transfers.search'),
        keyword: query.keyword,
        onSearch: (keyword) => void navigate(transfersAddress({ ...query, keyword, page: 1 }, null)),
      }}
      found={found}
      hrefOfPage={(next) => transfersAddress({ ...query, page: next }, null)}
      rows={rows.map((row) => (
        <QueueRow
          key={row.orderNo}
          row={row}
          href={transfersAddress(query, row.orderNo)}
          current={row.orderNo === open?.orderNo}
        />
      ))}
      none={
        <EmptyState
          kind={query.keyword ? 'none-match' : 'none-yet'}
          size="small"
          heading={t(query.keyword ? 'transfers.noMatch' : 'transfers.empty')}
        >
          {t(query.keyword ? 'transfers.noMatchText' : 'transfers.emptyText')}
        </EmptyState>
      }
      open={
        open && (
          <CaseView
            key={open.orderNo + open.voucherAt}
            shown={open}
            back={transfersAddress(query, null)}
            place={at < 0 ? null : { at: at + 1, total: rows.length }}
            previous={toCase(rows[at - 1]?.orderNo)}
            next={toCase(rows[at + 1]?.orderNo)}
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
