import { ButtonLink, EmptyState, Pagination, TextField } from '@fairway/ui';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { transfersAddress } from './address.ts';
import { CaseView } from './CaseView.tsx';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import * as styles from './TransfersScreen.css.ts';
import { useWords } from './words.ts';

/** The queue, and beside it the case that is open; where there is no room for both, the case alone. */
export function TransfersScreen() {
  const { t } = useWords();
  const { query, found, open } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { rows, total, page, limit } = found;
  const at = rows.findIndex(({ orderNo }) => orderNo === open?.orderNo);
  const toCase = (orderNo: string | undefined) => (orderNo ? transfersAddress(query, orderNo) : null);

  return (
    <div className={styles.page} data-open={open !== null || undefined}>
      <section className={styles.queue} aria-label={t('transfers.title')}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('transfers.title')}</h1>
          <p className={styles.total}>{t('transfers.count', { count: total })}</p>
        </div>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
            void navigate(transfersAddress({ ...query, keyword, page: 1 }, null));
          }}
        >
          <TextField
            label={t('transfers.searchLabel')}
            placeholder={t('transfers.search')}
            name="keyword"
            type="search"
            defaultValue={query.keyword}
          />
        </form>
        {rows.length === 0 ? (
          <EmptyState
            kind={query.keyword ? 'none-match' : 'none-yet'}
            size="small"
            heading={t(query.keyword ? 'transfers.noMatch' : 'transfers.empty')}
          >
            {t(query.keyword ? 'transfers.noMatchText' : 'transfers.emptyText')}
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <QueueRow
                key={row.orderNo}
                row={row}
                href={transfersAddress(query, row.orderNo)}
                current={row.orderNo === open?.orderNo}
              />
            ))}
          </ul>
        )}
        {total > limit ? (
          <Pagination
            page={page}
            size={limit}
            total={total}
            hrefOf={(next) => transfersAddress({ ...query, page: next }, null)}
          />
        ) : null}
      </section>
      {open ? (
        <CaseView
          key={open.orderNo + open.voucherAt}
          shown={open}
          back={transfersAddress(query, null)}
          place={at < 0 ? null : { at: at + 1, total: rows.length }}
          previous={toCase(rows[at - 1]?.orderNo)}
          next={toCase(rows[at + 1]?.orderNo)}
        />
      ) : (
        <section className={styles.nothing}>
          {rows.length === 0 ? (
            <ButtonLink href="/">{t('title.home')}</ButtonLink>
          ) : (
            <EmptyState kind="none-yet" size="small" picture={false} heading={t('transfers.choose')}>
              {t('transfers.chooseText')}
            </EmptyState>
          )}
        </section>
      )}
    </div>
  );
}
