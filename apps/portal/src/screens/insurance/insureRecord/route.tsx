import type { OwnIntention } from '@fairway/gateway/contract/insurance';
import { type IntentionState, intentionStates } from '@fairway/gateway/contract/listings/intentions';
import { defineListScreen, type ListScreenProps, ListTable, useGateway } from '@fairway/site';
import {
  Button,
  ButtonLink,
  type Column,
  Content,
  Copyable,
  EmptyState,
  PageHead,
  Stack,
  Status,
  type StatusProps,
  Text,
} from '@fairway/ui';
import { time } from '../../../features/time.css.ts';
import { useWords } from '../../../language/words.ts';
import { insureAddress } from '../insure/address.ts';
import { insureRecord } from './address.ts';
import type { loader } from './loader.ts';
import { useWithdraw } from './useWithdraw.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(insureRecord, () => import('./loader.ts'), Intentions);

/** The user's own intentions to insure, with their status and the insurer's quotation. */
function Intentions(props: ListScreenProps<typeof loader>) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const states = intentionStates.map((value) => ({ value, label: t(`record.states.${value}`) }));
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('record.title')}
          lead={t('record.lead')}
          aside={<ButtonLink href={insureAddress()}>{t('record.another')}</ButtonLink>}
        />
        <ListTable
          list={insureRecord}
          {...props}
          caption={t('record.caption')}
          columns={useColumns()}
          rowKey={({ intentionNo }) => intentionNo}
          lines={2}
          fields={[
            { key: 'state', label: t('record.state'), kind: 'choice', options: states },
            {
              key: 'created',
              label: t('record.created'),
              kind: 'days',
              now: now(),
              timeZone: 'Asia/Shanghai',
            },
          ]}
          searchLabel={t('record.search')}
        >
          <EmptyState
            kind="none-yet"
            title={t('record.emptyTitle')}
            actions={
              <ButtonLink tone="brand" href={insureAddress()}>
                {t('record.another')}
              </ButtonLink>
            }
          >
            {t('record.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
    </Content>
  );
}

const kinds: Readonly<Record<IntentionState, StatusProps['kind']>> = {
  received: 'waiting',
  handling: 'running',
  quoted: 'waiting',
  done: 'done',
  withdrawn: 'off',
};

function useColumns(): readonly Column<OwnIntention>[] {
  const { t, format, nameOf } = useWords<typeof words>();
  const withdraw = useWithdraw();
  const coverOf = ({ clause, war, strikes }: OwnIntention) =>
    [
      t(`record.clauses.${clause}`),
      ...(war ? [t('record.war')] : []),
      ...(strikes ? [t('record.strikes')] : []),
    ].join(' + ');
  const cargoOf = (row: OwnIntention) => row.goods || t(`record.classes.${row.goodsClass}`);
  const insurerOf = ({ insurer }: OwnIntention) => (insurer ? nameOf(insurer) : t('record.anyInsurer'));
  return [
    {
      key: 'number',
      header: t('record.number'),
      priority: 'title',
      phonePlace: 'aside',
      width: '200px',
      cell: ({ intentionNo }) => (
        <Copyable value={intentionNo} name={`${t('record.number')} ${intentionNo}`}>
          {intentionNo}
        </Copyable>
      ),
      value: ({ intentionNo }) => intentionNo,
    },
    {
      key: 'state',
      phonePlace: 'line',
      header: t('record.state'),
      width: '18%',
      cell: ({ state, reply }) => (
        <>
          <Status kind={kinds[state]}>{t(`record.states.${state}`)}</Status>
          {reply ? (
            <Text as="span" size="small" tone="quiet">
              {' '}
              {reply}
            </Text>
          ) : null}
        </>
      ),
      value: ({ state }) => t(`record.states.${state}`),
    },
    {
      key: 'cargo',
      phonePlace: 'title',
      header: t('record.cargo'),
      cell: (row) => (
        <>
          {cargoOf(row)}{' '}
          <Text as="span" size="small" tone="quiet">
            {coverOf(row)}
          </Text>
        </>
      ),
      value: (row) => `${cargoOf(row)}, ${coverOf(row)}`,
    },
    {
      key: 'insurer',
      onlyWide: true,
      header: t('record.insurer'),
      width: '14%',
      value: insurerOf,
    },
    {
      key: 'premium',
      phonePlace: 'figure',
      header: t('record.premium'),
      sortable: true,
      firstSort: 'descending',
      align: 'end',
      width: '132px',
      cell: ({ quote, estimate }) => (
        <>
          <strong>{format.sum(quote ?? estimate)}</strong>{' '}
          <Text as="span" size="small" tone="faint">
            {t(quote ? 'record.quoted' : 'record.estimated')}
          </Text>
        </>
      ),
      value: ({ quote, estimate }) => (quote ?? estimate).amount / 100,
    },
    {
      key: 'createdAt',
      onlyWide: true,
      header: t('record.made'),
      sortable: true,
      firstSort: 'descending',
      width: '130px',
      cell: ({ createdAt }) => <span className={time}>{format.stamp(createdAt)}</span>,
      value: ({ createdAt }) => format.stamp(createdAt),
    },
    {
      key: 'action',
      header: t('record.action'),
      headerHidden: true,
      priority: 'action',
      align: 'end',
      width: '96px',
      cell: (row) =>
        row.withdrawable ? (
          <Button
            size="small"
            tone="quiet"
            flush="end"
            aria-label={t('record.withdrawOf', { number: row.intentionNo })}
            onClick={() => void withdraw(row)}
          >
            {t('record.withdraw')}
          </Button>
        ) : null,
    },
  ];
}
