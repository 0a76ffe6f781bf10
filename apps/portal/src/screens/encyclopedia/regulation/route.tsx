import { useLoaded, usePendingQuery } from '@fairway/site';
import { keywordWords } from '@fairway/trade';
import { Breadcrumb, Content, Notice, PageHead, Stack } from '@fairway/ui';
import { Facts } from '../../../features/guide/Facts.tsx';
import { SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { holdsAll } from '../../../features/guide/markedPieces.ts';
import * as guide from '../../../features/guide/page.css.ts';
import { useWords } from '../../../language/words.ts';
import { encyclopediaAddress } from '../encyclopedia/address.ts';
import { regulations } from '../regulations/address.ts';
import { longestKeyword, regulationAddress } from './address.ts';
import { Contents } from './Contents.tsx';
import { chaptersOf } from './chapters.ts';
import { Hits } from './Hits.tsx';
import { LawText } from './LawText.tsx';
import type { loader } from './loader.ts';
import { Notes } from './Notes.tsx';
import { publisherOf } from './publisherOf.ts';
import * as styles from './RegulationScreen.css.ts';
import { usePlace } from './usePlace.ts';
import { Versions } from './Versions.tsx';
import type { words as screenWords } from './words.zh.ts';

/** A law by chapters and articles, each with an address, with a search inside; or a convention in summary. */
function RegulationScreen() {
  const { keyword, detail } = useLoaded<typeof loader>();
  const { t, format, language } = useWords<typeof screenWords>();
  const { navigate } = usePendingQuery();
  const { regulation: law, parts, versions } = detail;
  const place = usePlace();
  const title = language === 'zh' ? law.titleZh : law.titleEn;
  const summary = language === 'zh' ? detail.summaryZh : detail.summaryEn;
  const words = keywordWords(keyword);
  const hits = parts.filter(
    ({ kind, label, paragraphs }) =>
      (kind === 'article' || kind === 'preamble') && holdsAll([label, ...paragraphs].join('\n'), words),
  );
  const isLost = place !== '' && !parts.some(({ anchor }) => anchor === place);
  const chapters = chaptersOf(parts);
  const publisher = publisherOf(law.slug);
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.encyclopedia'), href: encyclopediaAddress() },
              { label: t('title.regulations'), href: regulations.addressOf() },
              { label: t(`lawKind.${law.kind}`), href: regulations.addressOf({ kind: law.kind }) },
              { label: title },
            ]}
          />
          <PageHead
            title={
              <span className={guide.heading}>
                {title}
                <span className={guide.other} lang={language === 'zh' ? 'en' : 'zh'}>
                  {language === 'zh' ? law.titleEn : law.titleZh}
                </span>
              </span>
            }
          >
            {summary ? <p className={guide.intro}>{summary}</p> : null}
          </PageHead>
        </Stack>
        <Notes detail={detail} isLost={isLost} />
        <Facts
          label={t('regulation.facts')}
          of={[
            {
              term: t('regulation.version'),
              value: law.version === null ? null : format.day(`${law.version}T04:00:00Z`),
            },
            {
              term: t('regulation.articles'),
              value: law.articles > 0 ? t('regulation.count', { count: law.articles }) : null,
            },
            { term: t('regulation.adopted'), value: law.adopted === null ? null : String(law.adopted) },
            {
              term: t('regulation.inForce'),
              value:
                law.kind !== 'convention'
                  ? null
                  : law.inForce === null
                    ? t('regulation.notInForce')
                    : String(law.inForce),
            },
            {
              term: t('regulation.here'),
              value: law.articles > 0 ? t('regulation.full') : t('regulation.summary'),
            },
          ]}
        />
        {parts.length > 0 ? (
          <>
            <Stack gap="m">
              <SearchBox
                label={t('regulation.search')}
                placeholder={t('regulation.placeholder')}
                submit={t('regulation.submit')}
                value={keyword}
                longest={longestKeyword}
                onSearch={(text) =>
                  navigate(regulationAddress(law.slug, { keyword: text }), { preventScrollReset: true })
                }
              />
              {words.length > 0 ? <Hits slug={law.slug} keyword={keyword} of={hits} /> : null}
            </Stack>
            <div className={styles.law}>
              <Contents slug={law.slug} keyword={keyword} of={chapters} />
              <Stack gap="xl">
                {language === 'zh' ? null : <Notice tone="info">{t('regulation.inChinese')}</Notice>}
                <LawText
                  key={law.slug}
                  slug={law.slug}
                  keyword={keyword}
                  of={chapters}
                  words={words}
                  hits={new Set(hits.map(({ anchor }) => anchor))}
                  place={place}
                />
              </Stack>
            </div>
          </>
        ) : null}
        <Versions of={versions} />
        <Source>
          {law.articles > 0
            ? t('regulation.source')
            : publisher
              ? t('regulation.sourceSummaryOf', { publisher: t(`regulation.publisher.${publisher}`) })
              : t('regulation.sourceSummary')}
        </Source>
      </Stack>
    </Content>
  );
}

export { GuideOutline as Outline } from '../../../features/guide/GuideOutline.tsx';
export { subject } from './subject.ts';
export { RegulationScreen as Component };
