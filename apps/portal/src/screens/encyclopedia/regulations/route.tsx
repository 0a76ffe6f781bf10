import { regulationKinds, regulationListing } from '@fairway/gateway/contract/listings/regulations';
import { ListPages, type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { ButtonLink, Content, PageHead, Stack } from '@fairway/ui';
import { type ListRow, ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { regulationAddress } from '../regulation/address.ts';
import { articles } from '../regulationSearch/address.ts';
import { regulations } from './address.ts';
import type { loader, RegulationsData } from './loader.ts';
import type { words } from './words.zh.ts';

/** Laws and conventions of the sea by title and kind. */
function RegulationsScreen() {
  const data = useLoaded<typeof loader>();
  return <Regulations query={data.query} page={data.page} />;
}

/** The list for its address while its rows load. */
function RegulationsOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Regulations query={regulations.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

interface RegulationsProps {
  query: RegulationsData['query'];
  page: RegulationsData['page'] | null;
}

function Regulations({ query, page }: RegulationsProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(regulations, query);
  const { query: requestedQuery, change } = controls;
  const rowOf = useRow();
  const sorts = ['order', 'version'] as const;
  const inside = articles.addressOf(query.keyword ? { keyword: query.keyword } : {});
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('regulations.title')}
          lead={t('regulations.lead')}
          aside={<ButtonLink href={articles.addressOf()}>{t('regulations.inside')}</ButtonLink>}
        />
        <SearchBox
          label={t('regulations.search')}
          placeholder={t('regulations.placeholder')}
          submit={t('regulations.submit')}
          value={query.keyword}
          longest={regulationListing.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        <ListView
          label={t('regulations.results')}
          count={page ? t('regulations.count', { count: page.total }) : t('regulations.awaited')}
          moving={controls.pending}
          choices={[
            {
              label: t('regulations.kind'),
              all: t('regulations.allKinds'),
              options: regulationKinds.map((value) => ({ value, label: t(`lawKind.${value}`) })),
              value: requestedQuery.kind ?? '',
              onChange: (value) => change({ kind: regulationKinds.find((kind) => kind === value) }),
            },
            {
              label: t('regulations.sort'),
              options: sorts.map((value) => ({ value, label: t(`regulations.sorts.${value}`) })),
              value: requestedQuery.sort,
              onChange: (value) =>
                change(
                  value === 'version' ? { sort: 'version', order: 'desc' } : { sort: 'order', order: 'asc' },
                ),
            },
          ]}
          rows={page?.rows.map(rowOf) ?? null}
          empty={{
            title: t('regulations.emptyTitle'),
            text: t('regulations.emptyText'),
            action: <ButtonLink href={inside}>{t('regulations.insideFor')}</ButtonLink>,
          }}
          pages={
            page && (
              <ListPages
                list={regulations}
                query={query}
                total={page.total}
                controls={controls}
                prefetchable={loadPage}
              />
            )
          }
        />
        <Source>{t('regulations.source')}</Source>
      </Stack>
    </Content>
  );
}

function useRow(): (law: RegulationsData['page']['rows'][number]) => ListRow {
  const { t, format, language } = useWords<typeof words>();
  return ({ slug, kind, titleZh, titleEn, version, adopted, inForce, articles: count, noted }) => ({
    key: slug,
    href: regulationAddress(slug),
    name: language === 'zh' ? titleZh : titleEn,
    other: language === 'zh' ? null : titleZh,
    facts: [
      t(`lawKind.${kind}`),
      version === null
        ? t('regulations.adopted', { year: String(adopted ?? '') })
        : t('regulations.version', { day: format.day(`${version}T04:00:00Z`) }),
      kind === 'convention' && inForce === null ? t('regulations.notInForce') : null,
      noted ? t('regulations.noted') : null,
    ],
    figure:
      count > 0
        ? { value: String(count), unit: t('regulations.articles', { count }) }
        : { value: '', unit: t('regulations.summary') },
  });
}

export { RegulationsOutline as Outline, RegulationsScreen as Component };
