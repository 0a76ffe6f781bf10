import { portCountryCodes, portListing, routeGroupCodes } from '@fairway/gateway/contract/listings/ports';
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
import { useMemo } from 'react';
import { type ListRow, ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { portAddress } from '../port/address.ts';
import { portInfoAddress } from '../portInfo/address.ts';
import { ports } from './address.ts';
import type { loader, PortsData } from './loader.ts';
import { PortsChart } from './PortsChart.tsx';
import type { words } from './words.zh.ts';

/** Container ports by group of routes, by country or by name, on a chart and as a list. */
function PortsScreen() {
  const data = useLoaded<typeof loader>();
  return <Ports query={data.query} page={data.page} />;
}

/** The list for its address while its rows load. */
function PortsOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Ports query={ports.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

function Ports({ query, page }: { query: PortsData['query']; page: PortsData['page'] | null }) {
  const { t, language, nameOf } = useWords<typeof words>();
  const house = useOperator();
  const controls = useList(ports, query);
  const { query: requestedQuery, change } = controls;
  const { rows, groups, countries } = page ?? {};
  const groupOptions = useOptions(groups);
  const countryOptions = useOptions(countries);
  const sortOptions = useMemo(
    () => (['sailings', 'name'] as const).map((value) => ({ value, label: t(`ports.sorts.${value}`) })),
    [t],
  );
  const listRows = useMemo(
    () =>
      rows?.map(
        (port): ListRow => ({
          key: port.code,
          href: portAddress(port.code),
          name: nameOf(port),
          other: language === 'zh' ? port.nameEn : port.nameZh,
          code: port.code,
          // China is also a group of routes; its name appears only once.
          facts: [...new Set([language === 'zh' ? port.countryZh : port.countryEn, nameOf(port.group)])],
          figure:
            port.sailings > 0
              ? { value: String(port.sailings), unit: t('ports.sailings') }
              : { value: '', unit: t('ports.noSailings') },
        }),
      ) ?? null,
    [rows, t, language, nameOf],
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('ports.title')}
          lead={t('ports.lead')}
          aside={<ButtonLink href={portInfoAddress()}>{t('ports.byRegion')}</ButtonLink>}
        />
        <SearchBox
          label={t('ports.search')}
          placeholder={t('ports.placeholder')}
          submit={t('ports.submit')}
          value={query.keyword}
          longest={portListing.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        {page === null || page.chart.length > 0 ? <PortsChart of={page?.chart} /> : null}
        <ListView
          label={t('ports.results')}
          count={
            page ? (
              <>
                {t('ports.count', { count: page.total })}{' '}
                {house.sample && page.rows.some(({ sailings }) => sailings > 0) ? (
                  <Badge tone="caution">{t('freight.sampleSailings')}</Badge>
                ) : null}
              </>
            ) : (
              t('ports.awaited')
            )
          }
          tool={page && page.total > 0 ? <PortsExport query={query} /> : null}
          moving={controls.pending}
          choices={[
            {
              label: t('ports.group'),
              all: t('ports.allGroups'),
              options: groupOptions,
              value: requestedQuery.group ?? '',
              onChange: (value) => change({ group: routeGroupCodes.find((code) => code === value) }),
            },
            {
              label: t('ports.country'),
              all: t('ports.allCountries'),
              options: countryOptions,
              value: requestedQuery.country ?? '',
              onChange: (value) => change({ country: portCountryCodes.find((code) => code === value) }),
            },
            {
              label: t('ports.sort'),
              options: sortOptions,
              value: requestedQuery.sort,
              onChange: (value) =>
                change(
                  value === 'name' ? { sort: 'name', order: 'asc' } : { sort: 'sailings', order: 'desc' },
                ),
            },
          ]}
          rows={listRows}
          empty={{
            title: t('ports.emptyTitle'),
            text: t('ports.emptyText'),
            action: <ButtonLink href={ports.addressOf()}>{t('ports.clear')}</ButtonLink>,
          }}
          pages={
            page && (
              <ListPages
                list={ports}
                query={query}
                total={page.total}
                controls={controls}
                prefetchable={loadPage}
              />
            )
          }
        />
        <Source>{t('ports.source', { ofSample: house.sample ? t('freight.ofSample') : '' })}</Source>
      </Stack>
    </Content>
  );
}

/** The options of a filter with the number of their ports; the same until other ones arrive. */
function useOptions(of: PortsData['page']['groups' | 'countries'] | undefined) {
  const { t, nameOf } = useWords<typeof words>();
  return useMemo(
    () =>
      (of ?? []).map((each) => ({
        value: each.code,
        label: t('ports.option', { name: nameOf(each), count: each.ports }),
      })),
    [of, t, nameOf],
  );
}

type Port = PortsData['page']['rows'][number];

function PortsExport({ query }: Pick<PortsData, 'query'>) {
  const { t, language, nameOf } = useWords<typeof words>();
  const columns: readonly Column<Port>[] = [
    { key: 'code', header: t('ports.file.code'), value: ({ code }) => code },
    { key: 'nameZh', header: t('ports.file.nameZh'), value: ({ nameZh }) => nameZh },
    { key: 'nameEn', header: t('ports.file.nameEn'), value: ({ nameEn }) => nameEn },
    {
      key: 'country',
      header: t('ports.country'),
      value: ({ countryZh, countryEn }) => (language === 'zh' ? countryZh : countryEn),
    },
    { key: 'group', header: t('ports.group'), value: ({ group }) => nameOf(group) },
    { key: 'sailings', header: t('ports.sailings'), value: ({ sailings }) => sailings },
  ];
  return <ListExport tone="quiet" name={t('ports.title')} {...{ columns, query, loadPage }} />;
}

export { PortsOutline as Outline, PortsScreen as Component };
