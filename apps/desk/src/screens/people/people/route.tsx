import type { FoundPerson } from '@fairway/gateway/contract/people';
import { defineListScreen, type ListScreenProps, ListTable, useList } from '@fairway/site';
import { type Column, Content, EmptyState, PageHead, Stack, Status } from '@fairway/ui';
import { breakableEmail } from '@fairway/ui/utilities';
import { useWords } from '../../../language/words.ts';
import * as styles from '../People.css.ts';
import { personAddress } from '../person/address.ts';
import { peopleList } from './address.ts';
import type { loader } from './loader.ts';
import { PeopleSearch } from './PeopleSearch.tsx';
import type { words } from './words.zh.ts';

const audits = ['none', 'underReview', 'approved', 'rejected'] as const;
const auditStates = ['off', 'waiting', 'done', 'bad'] as const;

export const { Component, Outline } = defineListScreen(peopleList, () => import('./loader.ts'), People);

/** Accounts of people and companies, to find one of them. */
function People(props: ListScreenProps<typeof loader>) {
  const { query } = props;
  const { t } = useWords<typeof words>();
  const controls = useList(peopleList, query);
  const { kind, audit, blocked } = peopleList.listing.filters;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('people.title')} lead={t('people.lead')} />
        <PeopleSearch keyword={query.keyword} controls={controls} />
        <ListTable
          list={peopleList}
          {...props}
          caption={t('people.caption')}
          columns={useColumns()}
          rowKey={({ id }) => id}
          rowHref={({ id }) => personAddress(id)}
          lines={2}
          fields={[
            {
              key: 'kind',
              label: t('people.kind'),
              kind: 'choice',
              options: kind.values.map((value) => ({ value, label: t(`people.kinds.${value}`) })),
            },
            {
              key: 'audit',
              label: t('people.audit'),
              kind: 'choice',
              options: audit.values.map((value) => ({ value, label: t(`people.audits.${value}`) })),
            },
            {
              key: 'blocked',
              label: t('people.blocked'),
              kind: 'choice',
              options: blocked.values.map((value) => ({ value, label: t(`people.states.${value}`) })),
            },
          ]}
          searchLabel={null}
        >
          <EmptyState kind="none-yet" title={t('people.empty')}>
            {t('people.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
    </Content>
  );
}

function useColumns(): readonly Column<FoundPerson>[] {
  const { t, format } = useWords<typeof words>();
  return [
    {
      key: 'name',
      header: t('people.name'),
      priority: 'title',
      cell: ({ name, company, username }) => (
        <span className={styles.two}>
          <span>{company ?? name}</span>
          <span className={styles.quiet}>
            {[company === null ? null : name, username === name ? null : username]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
      value: ({ name, company }) => company ?? name,
    },
    {
      key: 'kind',
      phonePlace: 'line',
      header: t('people.kind'),
      value: ({ kind }) => t(`people.kinds.${kind}`),
    },
    {
      key: 'contact',
      phonePlace: 'aside',
      header: t('people.contact'),
      cell: ({ phone, email }) => (
        <span className={styles.two}>
          <span>{phone ?? (email && breakableEmail(email))}</span>
          {phone && email ? <span className={styles.quiet}>{breakableEmail(email)}</span> : null}
        </span>
      ),
      value: ({ phone, email }) => [phone, email].filter(Boolean).join(' '),
    },
    {
      key: 'audit',
      phonePlace: 'line',
      header: t('people.audit'),
      cell: ({ auditStatus }) => (
        <Status kind={auditStates[auditStatus]}>{t(`people.audits.${audits[auditStatus]}`)}</Status>
      ),
      value: ({ auditStatus }) => t(`people.audits.${audits[auditStatus]}`),
    },
    {
      key: 'createdAt',
      header: t('people.since'),
      sortable: true,
      firstSort: 'descending',
      value: ({ createdAt }) => format.stamp(createdAt),
    },
    {
      key: 'seen',
      header: t('people.seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? format.stamp(lastSeenAt) : t('people.never')),
      value: ({ lastSeenAt }) => (lastSeenAt ? format.stamp(lastSeenAt) : ''),
    },
    {
      key: 'state',
      phonePlace: 'figure',
      header: t('people.blocked'),
      cell: ({ blockedAt }) =>
        blockedAt ? (
          <Status kind="bad">{t('people.states.blocked')}</Status>
        ) : (
          <Status kind="done">{t('people.states.open')}</Status>
        ),
      value: ({ blockedAt }) => t(`people.states.${blockedAt ? 'blocked' : 'open'}`),
    },
  ];
}
