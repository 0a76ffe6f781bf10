import { vesselListing } from '@fairway/gateway/contract/listings/vessels';
import { ListExport, ListPages, type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { ButtonLink, type Column, Content, PageHead, Stack } from '@fairway/ui';
import { type ListRow, ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { vesselAddress } from '../vessel/address.ts';
import { vessels } from './address.ts';
import type { loader, VesselsData } from './loader.ts';
import { useChoices } from './useChoices.ts';
import type { words } from './words.zh.ts';

/** Ships by name or IMO number, type, flag, carrier, size and year. */
function VesselsScreen() {
  const data = useLoaded<typeof loader>();
  return <Vessels query={data.query} page={data.page} />;
}

/** The list for its address while its rows load. */
function VesselsOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Vessels query={vessels.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

const nothingYet = { types: [], flags: [], carriers: [] };

function Vessels({ query, page }: { query: VesselsData['query']; page: VesselsData['page'] | null }) {
  const { t, format } = useWords<typeof words>();
  const controls = useList(vessels, query);
  const choices = useChoices(controls, page ?? nothingYet);
  const rowOf = useRow();
  // Of some carriers it is not known which ships are theirs.
  const emptyText = query.carrier === undefined ? 'vessels.emptyText' : 'vessels.noneOfCarrier';
  const isUnrecorded = query.type !== undefined && !page?.types.some(({ type }) => type === query.type);
  const countOf = ({ total, nearest }: VesselsData['page']) =>
    t(nearest ? 'vessels.nearest' : 'vessels.count', {
      keyword: query.keyword,
      count: total,
      total: format.number(total),
    });
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('vessels.title')} lead={t('vessels.lead')} />
        <SearchBox
          label={t('vessels.search')}
          placeholder={t('vessels.placeholder')}
          submit={t('vessels.submit')}
          value={query.keyword}
          longest={vesselListing.keyword}
          onSearch={(keyword) => controls.change({ keyword })}
        />
        <ListView
          label={t('vessels.results')}
          count={page ? countOf(page) : t('vessels.awaited')}
          tool={page && page.total > 0 ? <VesselsExport query={query} /> : null}
          moving={controls.pending}
          choices={choices}
          rows={page?.rows.map(rowOf) ?? null}
          empty={{
            title: t('vessels.emptyTitle'),
            text: t(isUnrecorded ? 'vessels.unrecorded' : emptyText),
            action: <ButtonLink href={vessels.addressOf()}>{t('vessels.clear')}</ButtonLink>,
          }}
          pages={
            page && (
              <ListPages
                list={vessels}
                query={query}
                total={page.total}
                controls={controls}
                prefetchable={loadPage}
              />
            )
          }
        />
        <Source>{t('vessels.source')}</Source>
      </Stack>
    </Content>
  );
}

function VesselsExport({ query }: Pick<VesselsData, 'query'>) {
  const { t, language } = useWords<typeof words>();
  const columns: readonly Column<Ship>[] = [
    { key: 'name', header: t('vessels.title'), value: ({ name }) => name },
    { key: 'imo', header: 'IMO', value: ({ imo }) => imo },
    { key: 'type', header: t('vessels.type'), value: ({ type }) => t(`shipType.t${type as 1}`) },
    {
      key: 'flag',
      header: t('vessels.flag'),
      value: ({ flagZh, flagEn }) => (language === 'zh' ? flagZh : flagEn),
    },
    { key: 'built', header: t('vessels.years'), value: ({ built }) => built ?? '' },
    { key: 'tonnage', header: t('vessels.grossTonnage'), value: ({ grossTonnage }) => grossTonnage ?? '' },
    { key: 'teu', header: 'TEU', value: ({ nominalTeu }) => nominalTeu ?? '' },
  ];
  return <ListExport tone="quiet" name={t('vessels.title')} {...{ columns, query, loadPage }} />;
}

type Ship = VesselsData['page']['rows'][number];

function useRow(): (ship: Ship) => ListRow {
  const { t, format, language } = useWords<typeof words>();
  return ({ imo, name, type, flagZh, flagEn, built, grossTonnage }) => ({
    key: imo,
    href: vesselAddress(imo),
    name,
    code: `IMO ${imo}`,
    facts: [
      t(`shipType.t${type as 1}`),
      language === 'zh' ? flagZh : flagEn,
      built === null ? null : t('vessels.built', { year: String(built) }),
    ],
    figure:
      grossTonnage === null
        ? { value: '', unit: t('vessels.unknownSize') }
        : { value: format.number(grossTonnage), unit: t('vessels.grossTonnage') },
  });
}

export { VesselsOutline as Outline, VesselsScreen as Component };
