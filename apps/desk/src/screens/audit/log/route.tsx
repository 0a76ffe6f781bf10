import type { AuditEntry } from '@fairway/gateway/contract/audit';
import { auditActions } from '@fairway/gateway/contract/auditActions';
import { defineListScreen, type ListScreenProps, ListTable, useGateway, useList } from '@fairway/site';
import { type Column, Content, EmptyState, PageHead, Select, Stack, Status } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { logList } from './address.ts';
import { factsOf } from './factsOf.ts';
import * as styles from './LogScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(logList, () => import('./loader.ts'), Log);

/** The log of staff actions, newest first. */
function Log(props: ListScreenProps<typeof loader>) {
  const { query } = props;
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const hand = useList(logList, query);
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('log.title')} lead={t('log.lead')} />
        <Stack gap="m">
          {/* Far more than can be ticked in a panel. */}
          <Select
            className={styles.action}
            label={t('log.action')}
            placeholder={t('log.every')}
            value={hand.query.action ?? ''}
            options={auditActions.map((value) => ({ value, label: t(`log.kind.${value}`) }))}
            onChange={({ target: { value } }) =>
              hand.change({ action: auditActions.find((each) => each === value) })
            }
          />
          <ListTable
            list={logList}
            {...props}
            caption={t('log.caption')}
            columns={useColumns()}
            rowKey={({ id }) => id}
            fields={[
              {
                key: 'outcome',
                label: t('log.outcome'),
                kind: 'choice',
                options: logList.listing.filters.outcome.values.map((value) => ({
                  value,
                  label: t(`log.${value}`),
                })),
              },
              { key: 'at', label: t('log.at'), kind: 'days', now: now(), timeZone: 'Asia/Shanghai' },
            ]}
            searchLabel={t('log.keyword')}
          >
            <EmptyState kind="none-yet" title={t('log.empty')}>
              {t('log.emptyText')}
            </EmptyState>
          </ListTable>
        </Stack>
      </Stack>
    </Content>
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t, format } = useWords<typeof words>();
  const at = (entry: AuditEntry) => format.stamp(entry.at);
  const by = ({ by: staff, action }: AuditEntry) =>
    staff?.name ?? t(action === 'loginRefused' ? 'log.unknown' : 'log.system');
  const action = (entry: AuditEntry) => t(`log.kind.${entry.action}`);
  const change = (entry: AuditEntry) => factsOf(entry, t, format).join('\n');
  return [
    {
      key: 'at',
      phonePlace: 'aside',
      header: t('log.at'),
      width: '150px',
      sortable: true,
      firstSort: 'descending',
      value: at,
    },
    { key: 'by', phonePlace: 'line', header: t('log.by'), value: by },
    { key: 'action', header: t('log.action'), priority: 'title', value: action },
    {
      key: 'subject',
      phonePlace: 'line',
      header: t('log.subject'),
      value: ({ subject }) => subject?.name,
    },
    {
      key: 'change',
      phonePlace: 'line',
      header: t('log.change'),
      cell: (entry) => {
        const facts = change(entry);
        return facts ? <span className={styles.change}>{facts}</span> : null;
      },
      value: change,
    },
    {
      key: 'outcome',
      phonePlace: 'figure',
      header: t('log.outcome'),
      width: '110px',
      cell: ({ outcome }) => (
        <Status kind={outcome === 'done' ? 'done' : 'bad'}>{t(`log.${outcome}`)}</Status>
      ),
      value: ({ outcome }) => t(`log.${outcome}`),
    },
  ];
}
