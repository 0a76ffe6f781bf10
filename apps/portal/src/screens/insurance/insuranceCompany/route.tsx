import type { Insurer } from '@fairway/gateway/contract/insurance';
import { defineListScreen, type ListScreenProps, ListTable, RouterLink } from '@fairway/site';
import { ButtonLink, type Column, Content, EmptyState, PageHead, Stack, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { insureAddress } from '../insure/address.ts';
import { insuranceCompany } from './address.ts';
import * as styles from './InsuranceCompanyScreen.css.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(
  insuranceCompany,
  () => import('./loader.ts'),
  Insurers,
);

/** Insurers that work with us, with figures about their safety. */
function Insurers(props: ListScreenProps<typeof loader>) {
  const { page } = props;
  const { t } = useWords<typeof words>();
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('insurers.title')} lead={t('insurers.lead')} />
        <ListTable
          list={insuranceCompany}
          {...props}
          caption={t('insurers.caption')}
          columns={useColumns()}
          rowKey={({ id }) => id}
          lines={2}
          searchLabel={t('insurers.search')}
        >
          <EmptyState
            kind="none-yet"
            title={t('insurers.emptyTitle')}
            actions={<ButtonLink href={insureAddress()}>{t('insurers.toInsure')}</ButtonLink>}
          >
            {t('insurers.emptyText')}
          </EmptyState>
        </ListTable>
        {page?.rows.some(({ sample }) => sample) ? (
          <Text size="small" tone="quiet">
            {t('insurers.sample')}
          </Text>
        ) : null}
      </Stack>
    </Content>
  );
}

function useColumns(): readonly Column<Insurer>[] {
  const { t, format, language, nameOf } = useWords<typeof words>();
  const addressOf = ({ addressZh, addressEn }: Insurer) => (language === 'zh' ? addressZh : addressEn);
  const capitalOf = ({ registeredCapital: { amount } }: Insurer) => {
    const yi = amount / 10_000_000_000;
    return t('insurers.capitalYi', { yi: format.number(yi), bn: format.number(yi / 10) });
  };
  const quarterOf = ({ solvencyQuarter }: Insurer) => {
    const [year, quarter] = solvencyQuarter.split('Q');
    return t('insurers.quarter', { year: year ?? '', quarter: quarter ?? '' });
  };
  const solvencyOf = ({ solvencyPercent, riskRating }: Insurer) =>
    t('insurers.solvencyAs', { percent: format.number(solvencyPercent), rating: riskRating });
  return [
    {
      key: 'name',
      header: t('insurers.name'),
      priority: 'title',
      width: '22%',
      cell: (insurer) => <strong>{nameOf(insurer)}</strong>,
      value: nameOf,
    },
    {
      key: 'phone',
      header: t('insurers.phone'),
      width: '124px',
      cell: ({ phone }) => <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
      value: ({ phone }) => phone,
    },
    {
      key: 'address',
      phonePlace: 'line',
      onlyWide: true,
      header: t('insurers.address'),
      cell: (insurer) => <span className={styles.address}>{addressOf(insurer)}</span>,
      value: addressOf,
    },
    {
      key: 'established',
      onlyWide: true,
      header: t('insurers.established'),
      sortable: true,
      width: '124px',
      value: ({ establishedOn }) => establishedOn,
    },
    {
      key: 'capital',
      onlyWide: true,
      header: t('insurers.capital'),
      sortable: true,
      firstSort: 'descending',
      align: 'end',
      width: '132px',
      cell: capitalOf,
      value: ({ registeredCapital }) => registeredCapital.amount / 100,
    },
    {
      key: 'solvency',
      header: t('insurers.solvency'),
      sortable: true,
      firstSort: 'descending',
      width: '190px',
      cell: (insurer) => (
        <>
          {solvencyOf(insurer)}
          <Text as="div" size="small" tone="faint">
            {quarterOf(insurer)}
          </Text>
        </>
      ),
      value: ({ solvencyPercent }) => solvencyPercent,
    },
    {
      key: 'action',
      header: t('insurers.action'),
      headerHidden: true,
      priority: 'action',
      align: 'end',
      width: '120px',
      cell: (insurer) => (
        <RouterLink
          href={insureAddress({ insurer: insurer.id })}
          aria-label={t('insurers.insureWith', { name: nameOf(insurer) })}
        >
          {t('insurers.insure')}
        </RouterLink>
      ),
    },
  ];
}
