import { certificationKinds } from '@fairway/gateway/contract/certification';
import { RouterLink, useLoaded } from '@fairway/site';
import { ButtonLink, EmptyState, Select } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import { CaseRoom } from '../../../features/case/CaseRoom.tsx';
import { certificationsAddress } from './address.ts';
import { CaseView } from './CaseView.tsx';
import * as styles from './Certification.css.ts';
import type { loader } from './loader.ts';
import { QueueRow } from './QueueRow.tsx';
import { useWords } from './words.ts';

/** The queue of companies or people, and beside it the case that is open; where there is no room, the case alone. */
export function CertificationsScreen() {
  const { t } = useWords();
  const { query, found, open } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const { rows, total } = found;
  const isNarrowed = query.keyword !== '' || query.assigned !== undefined;
  const at = rows.findIndex(({ id }) => id === open?.id);
  const toCase = (id: string | undefined) => (id ? certificationsAddress(query, id) : null);

  return (
    <CaseRoom
      title={t('certifications.title')}
      count={t('certifications.count', { count: total })}
      kinds={
        <nav className={styles.kinds} aria-label={t('certifications.title')}>
          {[...certificationKinds].reverse().map((kind) => (
            <RouterLink
              key={kind}
              href={certificationsAddress({ ...query, kind, page: 1, keyword: '' }, null)}
              className={styles.kind}
              aria-current={kind === query.kind ? 'page' : undefined}
            >
              {t(`certifications.kind.${kind}`)}
            </RouterLink>
          ))}
        </nav>
      }
      search={{
        label: t('certifications.searchLabel'),
        placeholder: t('certifications.search'),
        keyword: query.keyword,
        onSearch: (keyword) => void navigate(certificationsAddress({ ...query, keyword, page: 1 }, null)),
      }}
      filters={
        <Select
          label={t('certifications.assign.filter')}
          value={query.assigned ?? ''}
          options={[
            { value: '', label: t('certifications.assign.everyone') },
            { value: 'me', label: t('certifications.assign.me') },
            { value: 'nobody', label: t('certifications.assign.nobody') },
          ]}
          onChange={({ target: { value } }) => {
            const assigned = value === 'me' || value === 'nobody' ? value : undefined;
            void navigate(certificationsAddress({ ...query, assigned, page: 1 }, null));
          }}
        />
      }
      found={found}
      hrefOfPage={(next) => certificationsAddress({ ...query, page: next }, null)}
      rows={rows.map((row) => (
        <QueueRow
          key={row.id}
          row={row}
          href={certificationsAddress(query, row.id)}
          current={row.id === open?.id}
        />
      ))}
      none={
        <EmptyState
          kind={isNarrowed ? 'none-match' : 'none-yet'}
          size="small"
          heading={t(isNarrowed ? 'certifications.noMatch' : 'certifications.empty')}
        >
          {t(isNarrowed ? 'certifications.noMatchText' : 'certifications.emptyText')}
        </EmptyState>
      }
      open={
        open && (
          <CaseView
            key={`${open.id} ${open.revision}`}
            shown={open}
            back={certificationsAddress(query, null)}
            place={at < 0 ? null : { at: at + 1, total: rows.length }}
            previous={toCase(rows[at - 1]?.id)}
            next={toCase(rows[at + 1]?.id)}
          />
        )
      }
      choose={
        rows.length === 0 ? (
          <ButtonLink href="/">{t('title.home')}</ButtonLink>
        ) : (
          <EmptyState kind="none-yet" size="small" picture={false} heading={t('certifications.choose')}>
            {t('certifications.chooseText')}
          </EmptyState>
        )
      }
    />
  );
}
