import { alliances, carrierListing } from '@fairway/gateway/contract/listings/carriers';
import {
  ListExport,
  ListPages,
  type OutlineProps,
  useGateway,
  useList,
  useLoaded,
  useOperator,
} from '@fairway/site';
import { Badge, ButtonLink, type Column, Content, PageHead, Stack } from '@fairway/ui';
import { type ListRow, ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { carrierAddress } from '../carrier/address.ts';
import { carriers } from './address.ts';
import type { CarriersData, loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** Carriers by name, code or container prefix, and by alliance. */
function CarriersScreen() {
  const data = useLoaded<typeof loader>();
  return <Carriers query={data.query} page={data.page} />;
}

/** The list for its address while its rows load. */
function CarriersOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Carriers query={carriers.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

function Carriers({ query, page }: { query: CarriersData['query']; page: CarriersData['page'] | null }) {
  const { t } = useWords<typeof words>();
  const house = useOperator();
  const controls = useList(carriers, query);
  const { query: requestedQuery, change } = controls;
  const rowOf = useRow();
  const sorts = ['sailings', 'name'] as const;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('carriers.title')} lead={t('carriers.lead')} />
        <SearchBox
          label={t('carriers.search')}
          placeholder={t('carriers.placeholder')}
          submit={t('carriers.submit')}
          value={query.keyword}
          longest={carrierListing.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        <ListView
          label={t('carriers.results')}
          count={
            page ? (
              <>
                {t('carriers.count', { count: page.total })}{' '}
                {house.sample && page.rows.some(({ sailings }) => sailings > 0) ? (
                  <Badge tone="caution">{t('freight.sampleSailings')}</Badge>
                ) : null}
              </>
            ) : (
              t('carriers.awaited')
            )
          }
          tool={page && page.total > 0 ? <CarriersExport query={query} /> : null}
          moving={controls.pending}
          choices={[
            {
              label: t('carriers.alliance'),
              all: t('carriers.allAlliances'),
              options: alliances.map((value) => ({ value, label: t(`carriers.alliances.${value}`) })),
              value: requestedQuery.alliance ?? '',
              onChange: (value) => change({ alliance: alliances.find((each) => each === value) }),
            },
            {
              label: t('carriers.sort'),
              options: sorts.map((value) => ({ value, label: t(`carriers.sorts.${value}`) })),
              value: requestedQuery.sort,
              onChange: (value) =>
                change(
                  value === 'name' ? { sort: 'name', order: 'asc' } : { sort: 'sailings', order: 'desc' },
                ),
            },
          ]}
          rows={page?.rows.map(rowOf) ?? null}
          empty={{
            title: t('carriers.emptyTitle'),
            text: t('carriers.emptyText'),
            action: <ButtonLink href={carriers.addressOf()}>{t('carriers.clear')}</ButtonLink>,
          }}
          pages={
            page && (
              <ListPages
                list={carriers}
                query={query}
                total={page.total}
                controls={controls}
                prefetchable={loadPage}
              />
            )
          }
        />
        <Source>{t('carriers.source', { ofSample: house.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

type Carrier = CarriersData['page']['rows'][number];

function CarriersExport({ query }: Pick<CarriersData, 'query'>) {
  const { t, language } = useWords<typeof words>();
  const columns: readonly Column<Carrier>[] = [
    { key: 'code', header: t('carriers.file.code'), value: ({ code }) => code },
    { key: 'nameZh', header: t('carriers.file.nameZh'), value: ({ nameZh }) => nameZh },
    { key: 'nameEn', header: t('carriers.file.nameEn'), value: ({ nameEn }) => nameEn },
    {
      key: 'alliance',
      header: t('carriers.alliance'),
      value: ({ alliance }) => {
        const member = alliances.find((each) => each === alliance);
        return member ? t(`carriers.alliances.${member}`) : '';
      },
    },
    {
      key: 'seat',
      header: t('carriers.file.seat'),
      value: ({ seatZh, seatEn }) => (language === 'zh' ? seatZh : seatEn) ?? '',
    },
    { key: 'prefixes', header: t('carriers.file.prefixes'), value: ({ prefixes }) => prefixes.join(' ') },
    { key: 'sailings', header: t('carriers.file.sailings'), value: ({ sailings }) => sailings },
    { key: 'website', header: t('carriers.file.website'), value: ({ website }) => website ?? '' },
  ];
  return <ListExport tone="quiet" name={t('carriers.title')} {...{ columns, query, loadPage }} />;
}

function useRow(): (carrier: Carrier) => ListRow {
  const { t, language, nameOf } = useWords<typeof words>();
  return (carrier) => {
    const { code, alliance, seatZh, seatEn, sailings } = carrier;
    const member = alliances.find((each) => each === alliance);
    return {
      key: code,
      href: carrierAddress(code),
      name: nameOf(carrier),
      other: language === 'zh' ? carrier.nameEn : carrier.nameZh,
      code,
      facts: [language === 'zh' ? seatZh : seatEn, member ? t(`carriers.alliances.${member}`) : null],
      figure:
        sailings > 0
          ? { value: String(sailings), unit: t('carriers.sailings', { count: sailings }) }
          : { value: '', unit: t('carriers.noSailings') },
    };
  };
}

export { CarriersOutline as Outline, CarriersScreen as Component };
