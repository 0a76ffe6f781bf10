import { shipNameListing } from '@fairway/gateway/contract/listings/vessels';
import { ListPages, useAddress, useList, useLoaded } from '@fairway/site';
import { Badge, Content, EmptyState, PageHead, Stack } from '@fairway/ui';
import { type ListRow, Rows, SearchBox } from '../../../features/guide/ListView.tsx';
import { UnfoldingRows } from '../../../features/guide/UnfoldingRows.tsx';
import { useWords } from '../../../language/words.ts';
import { AfloatMap } from './AfloatMap.tsx';
import { shipLocationAddress, shipSearch } from './address.ts';
import type { loader } from './loader.ts';
import * as styles from './ShipLocationScreen.css.ts';
import { ShipPosition } from './ShipPosition.tsx';
import type { words as screenWords } from './words.zh.ts';

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

/** Vessel positions: one by name or IMO number, or all vessels under way on a map. */
function ShipLocationScreen() {
  const { query, position, vesselsPage, afloat } = useLoaded<typeof loader>();
  const { t, format, nameOf, language } = useWords<typeof screenWords>();
  const { navigate } = useAddress();
  const controls = useList(shipSearch, query);
  const search = (text: string) => {
    const imo = /^(?:imo\s*)?(\d{7})$/i.exec(text)?.[1];
    void navigate(shipLocationAddress(imo ? { imo } : { keyword: text }));
  };
  const underWay = new Set(afloat?.rows.map(({ imo }) => imo));
  const ships: ListRow[] = (vesselsPage?.rows ?? []).map(
    ({ imo, name, built, flagZh, flagEn, nominalTeu }) => ({
      key: imo,
      href: shipLocationAddress({ imo }),
      name,
      code: t('shipAt.imo', { imo }),
      other: underWay.has(imo) ? <Badge tone="good">{t('shipAt.hasPosition')}</Badge> : null,
      facts: [
        language === 'zh' ? flagZh : flagEn,
        built ? t('shipAt.built', { year: built }) : null,
        nominalTeu ? t('shipAt.teu', { teu: format.number(nominalTeu) }) : null,
      ],
    }),
  );
  const [example] = afloat?.rows ?? [];
  const sailing: ListRow[] = (afloat?.rows ?? []).map(({ imo, name, from, to, arrival }) => ({
    key: imo,
    href: shipLocationAddress({ imo }),
    name,
    facts: [t('shipAt.leg', { from: nameOf(from), to: nameOf(to) })],
    figure: { value: '', unit: t('shipAt.arrives', { time: format.portDay(arrival) }) },
  }));
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('title.shipLocation')} lead={t('shipAt.lead')} />
        <SearchBox
          label={t('shipAt.search')}
          // A ship with a known position.
          placeholder={
            example
              ? t('shipAt.placeholder', { name: example.name, imo: example.imo })
              : t('shipAt.placeholderBare')
          }
          submit={t('shipAt.submit')}
          value={query.keyword || (query.imo ?? '')}
          longest={shipNameListing.keyword}
          onSearch={search}
        />
        {position ? <ShipPosition {...position} /> : null}
        {vesselsPage && ships.length === 0 ? (
          <EmptyState kind="none-match" title={t('shipAt.noneTitle', { keyword: query.keyword })}>
            {t('shipAt.noneText')}
          </EmptyState>
        ) : null}
        {vesselsPage && ships.length > 0 ? (
          <Stack gap="s">
            <p aria-live="polite">
              {t(vesselsPage.nearest ? 'shipAt.nearest' : 'shipAt.count', {
                keyword: query.keyword,
                total: format.number(vesselsPage.total),
              })}
            </p>
            <Rows label={t('shipAt.found')} rows={ships} moving={controls.pending} />
            <ListPages
              list={shipSearch}
              query={query}
              total={vesselsPage.total}
              controls={controls}
              prefetchable={loadPage}
            />
          </Stack>
        ) : null}
        {afloat && !query.keyword ? (
          <Stack gap="s">
            <h2 className={styles.title}>
              {sailing.length > 0 ? t('shipAt.try') : t('shipAt.tryNone')}{' '}
              {sailing.length > 0 ? <Badge tone="caution">{t('shipAt.sample')}</Badge> : null}
            </h2>
            {sailing.length > 0 ? (
              <>
                <AfloatMap of={afloat.rows} />
                <UnfoldingRows
                  label={t('shipAt.try')}
                  rows={sailing}
                  first={12}
                  words={{
                    all: t('shipAt.allAfloat', { count: sailing.length }),
                    fewer: t('shipAt.fewerAfloat'),
                  }}
                />
              </>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Content>
  );
}

export { subject } from './subject.ts';
export { ShipLocationScreen as Component };
