import { hsLevels, hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import {
  ListExport,
  ListPages,
  type OutlineProps,
  useGateway,
  useList,
  useLoaded,
  usePendingQuery,
} from '@fairway/site';
import { Badge, ButtonLink, type Column, Content, PageHead, Stack, useLink } from '@fairway/ui';
import { type ListRow, ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { hsCodeDetailAddress } from '../hsCodeDetail/address.ts';
import { hsCodes } from './address.ts';
import * as styles from './HsCodeScreen.css.ts';
import type { HsCodeData, loader } from './loader.ts';
import { sectionNumber } from './sectionNumber.ts';
import { spaced } from './spaced.ts';
import type { words } from './words.zh.ts';

type HsCodesProps = Pick<HsCodeData, 'query'> & {
  page: HsCodeData['page'];
  sections: HsCodeData['sections'];
};

/** Search of goods by name, or browsing down from the sections. */
function HsCodeScreen() {
  const data = useLoaded<typeof loader>();
  return <HsCodes query={data.query} page={data.page} sections={data.sections} />;
}

/** The search for its address while its results load. */
function HsCodeOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <HsCodes query={hsCodes.read(params, now())} page={null} sections={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

function HsCodes({ query, page, sections }: HsCodesProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(hsCodes, query);
  const { navigate } = usePendingQuery();
  const rowOf = useRow();
  const { keyword } = query;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('hs.title')} lead={t('hs.lead')} />
        <SearchBox
          label={t('hs.search')}
          placeholder={t('hs.placeholder')}
          submit={t('hs.submit')}
          value={keyword}
          longest={hsListing.keyword}
          onSearch={(text) => navigate(hsCodes.addressOf({ keyword: text }))}
        />
        {sections ? (
          <Sections of={sections} />
        ) : (
          <ListView
            label={t('hs.results')}
            rows={page ? page.rows.map(rowOf) : null}
            codes
            tool={page && page.total > 0 ? <CodesExport query={query} /> : null}
            moving={controls.pending}
            count={
              page
                ? t(page.nearest ? 'hs.nearest' : 'hs.count', { keyword, total: page.total })
                : keyword && t('hs.searching', { keyword })
            }
            choices={[
              {
                label: t('hs.level'),
                all: t('hs.allLevels'),
                options: hsLevels.map((value) => ({ value, label: t(`hs.levels.${value}`) })),
                value: controls.query.level ?? '',
                onChange: (value) => controls.change({ level: hsLevels.find((each) => each === value) }),
              },
            ]}
            empty={{
              title: t('hs.emptyTitle', { keyword }),
              text: t('hs.emptyText'),
              action: <ButtonLink href={hsCodes.addressOf()}>{t('hs.browse')}</ButtonLink>,
            }}
            pages={
              page && (
                <ListPages
                  list={hsCodes}
                  query={query}
                  total={page.total}
                  controls={controls}
                  prefetchable={loadPage}
                />
              )
            }
          />
        )}
        <Source>{t('hs.source')}</Source>
      </Stack>
    </Content>
  );
}

type HsRow = NonNullable<HsCodeData['page']>['rows'][number];

function CodesExport({ query }: Pick<HsCodeData, 'query'>) {
  const { t } = useWords<typeof words>();
  const columns: readonly Column<HsRow>[] = [
    { key: 'code', header: t('hs.file.code'), value: ({ code }) => code },
    { key: 'level', header: t('hs.level'), value: ({ level }) => t(`hs.levels.${level}`) },
    { key: 'nameZh', header: t('hs.file.nameZh'), value: ({ nameZh }) => nameZh ?? '' },
    { key: 'nameEn', header: t('hs.file.nameEn'), value: ({ nameEn }) => nameEn },
    { key: 'expired', header: t('hs.expired'), value: ({ expired }) => (expired ? t('hs.file.yes') : '') },
  ];
  return <ListExport tone="quiet" name={t('hs.title')} {...{ columns, query, loadPage }} />;
}

/** A code as a row of a list, its name first in the reader's language. */
function useRow(): (row: HsRow) => ListRow {
  const { t, language } = useWords<typeof words>();
  return ({ code, level, nameZh, nameEn, headingZh, expired }) => {
    // Goods without a Chinese name are shown by their heading, then in English.
    const above = language === 'zh' && !nameZh && headingZh ? t('hs.under', { heading: headingZh }) : null;
    return {
      key: code,
      href: hsCodeDetailAddress(code),
      name: spaced(code),
      other: expired ? <Badge tone="caution">{t('hs.expired')}</Badge> : null,
      facts: [above, (language === 'zh' && nameZh) || nameEn],
      figure: { value: '', unit: t(`hs.levels.${level}`) },
    };
  };
}

function Sections({ of }: { of: NonNullable<HsCodeData['sections']> }) {
  const { t, language } = useWords<typeof words>();
  const Link = useLink();
  const nameOf = ({ nameZh, nameEn }: { nameZh: string | null; nameEn: string }) =>
    language === 'zh' ? (nameZh ?? nameEn) : nameEn;
  return (
    <section aria-label={t('hs.sections')} className={styles.sections}>
      {of.map(({ section, chapters }) => (
        <details key={section.code} className={styles.section} name="hs-section">
          <summary className={styles.summary}>
            <span className={styles.number}>
              {t('hs.section', { code: sectionNumber(section.code, language) })}
            </span>
            <span className={styles.name}>{nameOf(section)}</span>
            <span className={styles.count}>{t('hs.chapters', { count: chapters.length })}</span>
          </summary>
          <ul className={styles.chapters}>
            {chapters.map((chapter) => (
              <li key={chapter.code}>
                <Link href={hsCodeDetailAddress(chapter.code)} className={styles.chapter}>
                  <span className={styles.chapterCode}>{chapter.code}</span>
                  <span>{nameOf(chapter)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

export { subject } from './subject.ts';
export { HsCodeOutline as Outline, HsCodeScreen as Component };
