import type { CompanyLogEntry } from '@fairway/gateway/contract/companyFramework';
import { defineListScreen, type ListScreenProps, ListTable } from '@fairway/site';
import { ButtonLink, type Column, Content, EmptyState, PageHead } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { companyFrameworkAddress } from '../companyFramework/address.ts';
import { companyLogList } from './companyLogList.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(companyLogList, () => import('./loader.ts'), Log);

/** The log of changes in the company. */
function Log(props: ListScreenProps<typeof loader>) {
  const { t, format } = useWords<typeof words>();
  const detailOf = ({ from, to }: CompanyLogEntry) =>
    from !== null && to !== null ? t('companyLog.fromTo', { from, to }) : (to ?? from ?? '');
  const columns: readonly Column<CompanyLogEntry>[] = [
    {
      key: 'what',
      header: t('companyLog.what'),
      priority: 'title',
      value: ({ action, name }) => `${t(`companyLog.actions.${action}`)} ${name}`,
      cell: ({ action, name }) => (
        <>
          {t(`companyLog.actions.${action}`)} <strong>{name}</strong>
        </>
      ),
    },
    {
      key: 'detail',
      phonePlace: 'line',
      header: t('companyLog.detail'),
      value: detailOf,
      cell: (entry) => detailOf(entry) || '—',
    },
    {
      key: 'by',
      phonePlace: 'line',
      header: t('companyLog.by'),
      value: ({ by }) => by,
    },
    {
      key: 'at',
      phonePlace: 'aside',
      header: t('companyLog.at'),
      sortable: true,
      firstSort: 'descending',
      value: ({ at }) => format.stamp(at),
    },
  ];
  return (
    <Content whole>
      <PageHead
        title={t('companyLog.title')}
        lead={t('companyLog.lead')}
        aside={<ButtonLink href={companyFrameworkAddress()}>{t('companyLog.back')}</ButtonLink>}
      />
      <ListTable
        list={companyLogList}
        {...props}
        caption={t('companyLog.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('companyLog.search')}
        fields={[
          {
            key: 'about',
            label: t('companyLog.about'),
            kind: 'choice',
            options: (['department', 'employee', 'seat'] as const).map((value) => ({
              value,
              label: t(`companyLog.abouts.${value}`),
            })),
          },
        ]}
      >
        <EmptyState kind="none-yet" title={t('companyLog.empty')}>
          {t('companyLog.emptyText')}
        </EmptyState>
      </ListTable>
    </Content>
  );
}
