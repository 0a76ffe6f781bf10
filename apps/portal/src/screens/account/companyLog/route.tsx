import type { CompanyLogEntry } from '@fairway/gateway/contract/companyFramework';
import { ListTable, type OutlineProps, useGateway, useLoaded } from '@fairway/site';
import { ButtonLink, type Column, Content, EmptyState, PageHead } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { companyFrameworkAddress } from '../companyFramework/address.ts';
import { type CompanyLogQuery, companyLogList } from './companyLogList.ts';
import { type loader, page } from './loader.ts';
import type { words } from './words.zh.ts';

/** The log of changes in the company. */
function CompanyLogScreen() {
  return <Log {...useLoaded<typeof loader>()} />;
}

/** The list as its address asks for it, its rows on the way. */
function CompanyLogOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Log query={companyLogList.read(params, now())} page={null} />;
}

interface LogProps {
  query: CompanyLogQuery;
  page: Awaited<ReturnType<typeof loader>>['page'] | null;
}

const loadPage = () => Promise.resolve(page);

function Log({ query, page }: LogProps) {
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
      cell: ({ by }) => by,
    },
    {
      key: 'at',
      phonePlace: 'aside',
      header: t('companyLog.at'),
      sortable: true,
      firstSort: 'descending',
      value: ({ at }) => format.stamp(at),
      cell: ({ at }) => format.stamp(at),
    },
  ];
  return (
    <Content whole>
      <PageHead
        heading={t('companyLog.title')}
        lead={t('companyLog.lead')}
        aside={<ButtonLink href={companyFrameworkAddress()}>{t('companyLog.back')}</ButtonLink>}
      />
      <ListTable
        list={companyLogList}
        query={query}
        page={page}
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
        loadPage={loadPage}
      >
        <EmptyState kind="none-yet" heading={t('companyLog.empty')}>
          {t('companyLog.emptyText')}
        </EmptyState>
      </ListTable>
    </Content>
  );
}

export { CompanyLogOutline as Outline, CompanyLogScreen as Component };
