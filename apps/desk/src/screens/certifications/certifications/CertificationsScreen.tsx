import { certificationKinds } from '@fairway/gateway/contract/certification';
import { ButtonLink, EmptyState, Pagination, TextField } from '@fairway/ui';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { certificationsAddress } from './address.ts';
import { CaseView } from './CaseView.tsx';
import * as styles from './CertificationsScreen.css.ts';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import { useWords } from './words.ts';

/** The queue of companies or people, and beside it the case that is open; where there is no room, the case alone. */
export function CertificationsScreen() {
  const { t } = useWords();
  const { query, found, open } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { rows, total, page, limit } = found;
  const at = rows.findIndex(({ id }) => id === open?.id);
  const toCase = (id: string | undefined) => (id ? certificationsAddress(query, id) : null);

  return (
    <div className={styles.page} data-open={open !== null || undefined}>
      <section className={styles.queue} aria-label={t('certifications.title')}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('certifications.title')}</h1>
          <p className={styles.total}>{t('certifications.count', { count: total })}</p>
        </div>
        <nav className={styles.kinds} aria-label={t('certifications.title')}>
          {[...certificationKinds].reverse().map((kind) => (
            <Link
              key={kind}
              to={certificationsAddress({ ...query, kind, page: 1, keyword: '' }, null)}
              className={styles.kind}
              aria-current={kind === query.kind ? 'page' : undefined}
            >
              {t(`certifications.kind.${kind}`)}
            </Link>
          ))}
        </nav>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
            void navigate(certificationsAddress({ ...query, keyword, page: 1 }, null));
          }}
        >
          <TextField
            label={t('certifications.searchLabel')}
            placeholder={t('certifications.search')}
            name="keyword"
            type="search"
            defaultValue={query.keyword}
          />
        </form>
        {rows.length === 0 ? (
          <EmptyState
            kind={query.keyword ? 'none-match' : 'none-yet'}
            size="small"
            heading={t(query.keyword ? 'certifications.noMatch' : 'certifications.empty')}
          >
            {t(query.keyword ? 'certifications.noMatchText' : 'certifications.emptyText')}
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <QueueRow
                key={row.id}
                row={row}
                href={certificationsAddress(query, row.id)}
                current={row.id === open?.id}
              />
            ))}
          </ul>
        )}
        {total > limit ? (
          <Pagination
            page={page}
            size={limit}
            total={total}
            hrefOf={(next) => certificationsAddress({ ...query, page: next }, null)}
          />
        ) : null}
      </section>
      {open ? (
        <CaseView
          key={`${open.id} ${open.revision}`}
          shown={open}
          back={certificationsAddress(query, null)}
          place={at < 0 ? null : { at: at + 1, total: rows.length }}
          previous={toCase(rows[at - 1]?.id)}
          next={toCase(rows[at + 1]?.id)}
        />
      ) : (
        <section className={styles.nothing}>
          {rows.length === 0 ? (
            <ButtonLink href="/">{t('title.home')}</ButtonLink>
          ) : (
            <EmptyState kind="none-yet" size="small" picture={false} heading={t('certifications.choose')}>
              {t('certifications.chooseText')}
            </EmptyState>
          )}
        </section>
      )}
    </div>
  );
}
