import type { AuditEntry } from '@fairway/gateway/contract/audit';
import { isNarrowed } from '@fairway/gateway/contract/listAddress';
import { auditListing } from '@fairway/gateway/contract/listings/audit';
import { useLoaded } from '@fairway/site';
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
import { logAddress } from './address.ts';
import { factsOf } from './factsOf.ts';
import { LogFilters } from './LogFilters.tsx';
import * as styles from './LogScreen.css.ts';
import type { loader } from './loader.ts';
import { useWords } from './words.ts';

/** What staff did, newest first. */
export function LogScreen() {
  const { t, format } = useWords();
  const { query, found } = useLoaded<typeof loader>();
  const { rows, total, page, limit } = found;
  const narrowed = isNarrowed(auditListing, query);
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'at',
      phonePlace: 'aside',
      header: t('log.at'),
      width: '150px',
      cell: ({ at }) => format.stamp(at),
    },
    {
      key: 'by',
      phonePlace: 'line',
      header: t('log.by'),
      cell: ({ by, action }) => by?.name ?? t(action === 'loginRefused' ? 'log.unknown' : 'log.system'),
    },
    {
      key: 'action',
      header: t('log.action'),
      priority: 'title',
      cell: ({ action }) => t(`log.kind.${action}`),
    },
    { key: 'subject', phonePlace: 'line', header: t('log.subject'), cell: ({ subject }) => subject?.name },
    {
      key: 'change',
      phonePlace: 'line',
      header: t('log.change'),
      cell: (entry) => {
        const facts = factsOf(entry, t, format);
        return facts.length > 0 ? <span className={styles.change}>{facts.join('\n')}</span> : null;
      },
    },
    {
      key: 'outcome',
      phonePlace: 'figure',
      header: t('log.outcome'),
      width: '110px',
      cell: ({ outcome }) => <Status of={outcome === 'done' ? 'done' : 'bad'}>{t(`log.${outcome}`)}</Status>,
    },
  ];
  return (
    <Content className={styles.page}>
      <PageHead heading={t('log.title')} lead={t('log.lead')} />
      <LogFilters query={query} />
      <DataTable
        caption={t('log.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            kind={narrowed ? 'none-match' : 'none-yet'}
            size="small"
            heading={t(narrowed ? 'log.noMatch' : 'log.empty')}
            actions={narrowed ? <ButtonLink href="/log">{t('log.clear')}</ButtonLink> : undefined}
          >
            {t(narrowed ? 'log.noMatchText' : 'log.emptyText')}
          </EmptyState>
        }
      />
      {total > limit ? (
        <Pagination
          page={page}
          size={limit}
          total={total}
          hrefOf={(next) => logAddress({ ...query, page: next })}
        />
      ) : null}
    </Content>
  );
}
