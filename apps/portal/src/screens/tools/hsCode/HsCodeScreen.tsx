import { readListing } from '@fairway/gateway/contract/listAddress';
import { hsLevels, hsListing } from '@fairway/gateway/contract/listings/hsCodes';
import type { OutlineProps } from '@fairway/site';
import { Badge, ButtonLink, Content, PageHead, Stack, useLink } from '@fairway/ui';
import { useLoaderData } from 'react-router-dom';
import { type ListRow, ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useList } from '../../../features/guide/useList.ts';
import { hsCodeDetailAddress } from '../hsCodeDetail/address.ts';
import { hsCodeAddress, hsCodePath } from './address.ts';
import * as styles from './HsCodeScreen.css.ts';
import type { HsCodeData, loader } from './loader.ts';
import { spaced } from './spaced.ts';
import { useWords } from './words.ts';

type Shown = Pick<HsCodeData, 'query'> & { found: HsCodeData['found']; sections: HsCodeData['sections'] };

/** Goods by what they are called, or down from the sections. */
export function HsCodeScreen() {
  return <HsCodes {...useLoaderData<typeof loader>()} />;
}

/** The search as the address has it, what it finds on its way. */
export function HsCodeOutline({ params }: OutlineProps) {
  return <HsCodes query={readListing(hsListing, params)} found={null} sections={null} />;
}

function HsCodes({ query, found, sections }: Shown) {
  const { t } = useWords();
  const list = useList(hsCodePath, hsListing, query);
  const rowOf = useRow();
  const { keyword } = query;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead heading={t('hs.title')} lead={t('hs.lead')} />
        <SearchBox
          label={t('hs.search')}
          placeholder={t('hs.placeholder')}
          submit={t('hs.submit')}
          value={keyword}
          longest={hsListing.keyword}
          onSearch={(text) => list.ask(hsCodeAddress({ keyword: text }))}
        />
        {sections ? (
          <Sections of={sections} />
        ) : (
          <ListView
            label={t('hs.results')}
            rows={found ? found.rows.map(rowOf) : null}
            moving={list.moving}
            count={
              found
                ? t('hs.count', { keyword, total: found.total })
                : keyword && t('hs.searching', { keyword })
            }
            choices={[
              {
                label: t('hs.level'),
                all: t('hs.allLevels'),
                options: hsLevels.map((value) => ({ value, label: t(`hs.levels.${value}`) })),
                value: list.wanted.level ?? '',
                onChange: (value) => list.change({ level: hsLevels.find((each) => each === value) }),
              },
            ]}
            empty={{
              heading: t('hs.emptyTitle', { keyword }),
              text: t('hs.emptyText'),
              action: <ButtonLink href={hsCodePath}>{t('hs.browse')}</ButtonLink>,
            }}
            pages={found && { page: found.page, size: found.limit, total: found.total }}
            hrefOf={list.hrefOf}
            onSizeChange={list.onSizeChange}
          />
        )}
        <Source>{t('hs.source')}</Source>
      </Stack>
    </Content>
  );
}

type Found = NonNullable<HsCodeData['found']>['rows'][number];

/** A code as a row of a list, its name first in the reader's language. */
function useRow(): (row: Found) => ListRow {
  const { t, language } = useWords();
  return ({ code, level, nameZh, nameEn, headingZh, expired }) => {
    const name = language === 'zh' && nameZh ? nameZh : nameEn;
    return {
      key: code,
      href: hsCodeDetailAddress(code),
      name: spaced(code),
      other: expired ? <Badge tone="caution">{t('hs.expired')}</Badge> : null,
      facts: [name, language === 'zh' && !nameZh && headingZh ? t('hs.under', { heading: headingZh }) : null],
      figure: { value: '', unit: t(`hs.levels.${level}`) },
    };
  };
}

function Sections({ of }: { of: NonNullable<HsCodeData['sections']> }) {
  const { t, language } = useWords();
  const Link = useLink();
  const nameOf = ({ nameZh, nameEn }: { nameZh: string | null; nameEn: string }) =>
    language === 'zh' ? (nameZh ?? nameEn) : nameEn;
  return (
    <section aria-label={t('hs.sections')} className={styles.sections}>
      {of.map(({ section, chapters }) => (
        <details key={section.code} className={styles.section} name="hs-section">
          <summary className={styles.summary}>
            <span className={styles.number}>{t('hs.section', { code: section.code })}</span>
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
