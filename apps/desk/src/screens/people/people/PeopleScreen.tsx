import { isNarrowed } from '@fairway/gateway/contract/listAddress';
import { peopleListing } from '@fairway/gateway/contract/listings/people';
import type { FoundPerson } from '@fairway/gateway/contract/people';
import { RouterLink, useLoaded } from '@fairway/site';
import {
  ButtonLink,
  type Column,
  Content,
  DataTable,
  EmptyState,
  PageHead,
  Pagination,
  Status,
} from '@fairway/ui';
import * as styles from '../People.css.ts';
import { personAddress } from '../person/address.ts';
import { peopleAddress } from './address.ts';
import type { loader } from './loader.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { useWords } from './words.ts';

const audits = ['none', 'underReview', 'approved', 'rejected'] as const;
const auditStates = ['off', 'waiting', 'done', 'bad'] as const;

/** Accounts of people and companies, to find one of them. */
export function PeopleScreen() {
  const { t, format } = useWords();
  const { query, found } = useLoaded<typeof loader>();
  const { rows, total, page, limit } = found;
  const narrowed = isNarrowed(peopleListing, query);
  const columns: readonly Column<FoundPerson>[] = [
    {
      key: 'name',
      header: t('people.name'),
      priority: 'title',
      cell: ({ id, name, company, username }) => (
        <span className={styles.two}>
          <RouterLink href={personAddress(id)} className={styles.link}>
            {company ?? name}
          </RouterLink>
          <span className={styles.quiet}>
            {[company === null ? null : name, username === name ? null : username]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      phonePlace: 'line',
      header: t('people.kind'),
      cell: ({ kind }) => t(`people.kinds.${kind}`),
    },
    {
      key: 'contact',
      phonePlace: 'aside',
      header: t('people.contact'),
      cell: ({ phone, email }) => (
        <span className={styles.two}>
          <span>{phone ?? email}</span>
          {phone && email ? <span className={styles.quiet}>{email}</span> : null}
        </span>
      ),
    },
    {
      key: 'audit',
      phonePlace: 'line',
      header: t('people.audit'),
      cell: ({ auditStatus }) => (
        <Status of={auditStates[auditStatus]}>{t(`people.audits.${audits[auditStatus]}`)}</Status>
      ),
    },
    { key: 'since', header: t('people.since'), cell: ({ createdAt }) => format.stamp(createdAt) },
    {
      key: 'seen',
      header: t('people.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? format.stamp(lastSeenAt) : t('people.never')),
    },
    {
      key: 'state',
      phonePlace: 'figure',
      header: t('people.blocked'),
      cell: ({ blockedAt }) =>
        blockedAt ? (
          <Status of="bad">{t('people.states.blocked')}</Status>
        ) : (
          <Status of="done">{t('people.states.open')}</Status>
        ),
    },
  ];
  return (
    <Content className={styles.page}>
      <PageHead heading={t('people.title')} lead={t('people.lead')} />
      <PeopleFilters query={query} />
      <DataTable
        caption={t('people.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        lines={2}
        empty={
          <EmptyState
            kind={narrowed ? 'none-match' : 'none-yet'}
            size="small"
            heading={t(narrowed ? 'people.noMatch' : 'people.empty')}
            actions={narrowed ? <ButtonLink href="/people">{t('people.clear')}</ButtonLink> : undefined}
          >
            {t(narrowed ? 'people.noMatchText' : 'people.emptyText')}
          </EmptyState>
        }
      />
      {total > limit ? (
        <Pagination
          page={page}
          size={limit}
          total={total}
          hrefOf={(next) => peopleAddress({ ...query, page: next })}
        />
      ) : null}
    </Content>
  );
}
