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
  return <Regulations {...useLoaded<typeof loader>()} />;
}

/** The list as its address asks for it, its rows on the way. */
function RegulationsOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Regulations query={regulations.read(params, now())} found={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const ahead = () => import('./loader.ts').then(({ page }) => page);

interface Shown {
  query: RegulationsData['query'];
  found: RegulationsData['found'] | null;
}

function Regulations({ query, found }: Shown) {
  const { t } = useWords<typeof words>();
  const hand = useList(regulations, query);
  const { query: wanted, change } = hand;
  const rowOf = useRow();
  const sorts = ['order', 'version'] as const;
  const inside = articles.addressOf(query.keyword ? { keyword: query.keyword } : {});
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          heading={t('regulations.title')}
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
          count={found ? t('regulations.count', { count: found.total }) : t('regulations.awaited')}
          moving={hand.pending}
          choices={[
            {
              label: t('regulations.kind'),
              all: t('regulations.allKinds'),
              options: regulationKinds.map((value) => ({ value, label: t(`lawKind.${value}`) })),
              value: wanted.kind ?? '',
              onChange: (value) => change({ kind: regulationKinds.find((kind) => kind === value) }),
            },
            {
              label: t('regulations.sort'),
              options: sorts.map((value) => ({ value, label: t(`regulations.sorts.${value}`) })),
              value: wanted.sort,
              onChange: (value) =>
                change(
                  value === 'version' ? { sort: 'version', order: 'desc' } : { sort: 'order', order: 'asc' },
                ),
            },
          ]}
          rows={found?.rows.map(rowOf) ?? null}
          empty={{
            heading: t('regulations.emptyTitle'),
            text: t('regulations.emptyText'),
            action: <ButtonLink href={inside}>{t('regulations.insideFor')}</ButtonLink>,
          }}
          pages={
            found && (
              <ListPages
                list={regulations}
                query={query}
                total={found.total}
                controls={hand}
                prefetchable={ahead}
              />
            )
          }
        />
        <Source>{t('regulations.source')}</Source>
      </Stack>
    </Content>
  );
}

function useRow(): (law: RegulationsData['found']['rows'][number]) => ListRow {
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
