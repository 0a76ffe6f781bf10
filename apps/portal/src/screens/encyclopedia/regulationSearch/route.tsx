import { articleListing, regulationKinds } from '@fairway/gateway/contract/listings/regulations';
import { ListPages, type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { Breadcrumb, Button, ButtonLink, Content, Inline, PageHead, Stack } from '@fairway/ui';
import { ListView, SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { encyclopediaAddress } from '../encyclopedia/address.ts';
import { regulations } from '../regulations/address.ts';
import { articles } from './address.ts';
import type { ArticlesData, loader } from './loader.ts';
import { Results } from './Results.tsx';
import type { words as screenWords } from './words.zh.ts';

/** Looks inside all laws: articles that hold every word, each with the piece around it. */
function RegulationSearchScreen() {
  return <Search {...useLoaded<typeof loader>()} />;
}

/** The search for its address while its results load. */
function RegulationSearchOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Search query={articles.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);
/** The most frequent questions, to begin with. */
const examples = {
  zh: ['提单', '免赔', '滞期费', '留置权', '海商法第257条', '危险货物'],
  en: ['bill of lading', 'demurrage', 'general average', 'lien', 'Maritime Code Article 257', '危险货物'],
} as const;

function Search({ query, page }: { query: ArticlesData['query']; page: ArticlesData['page'] | null }) {
  const { t, format, language } = useWords<typeof screenWords>();
  const controls = useList(articles, query);
  const { keyword } = query;
  return (
    <Content whole>
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumb
            steps={[
              { label: t('title.encyclopedia'), href: encyclopediaAddress() },
              { label: t('title.regulations'), href: regulations.addressOf() },
              { label: t('articles.title') },
            ]}
          />
          <PageHead title={t('articles.title')} lead={t('articles.lead')} />
        </Stack>
        <SearchBox
          label={t('articles.search')}
          placeholder={t('articles.placeholder')}
          submit={t('articles.submit')}
          value={keyword}
          longest={articleListing.keyword}
          onSearch={(text) => controls.change({ keyword: text })}
        />
        {keyword === '' ? (
          <Stack gap="s">
            <p>{t('articles.start')}</p>
            <Inline gap="s">
              {(language === 'zh' ? examples.zh : examples.en).map((word) => (
                <ButtonLink key={word} size="small" href={articles.addressOf({ keyword: word })}>
                  <span lang={/\p{Script=Han}/u.test(word) ? 'zh' : 'en'}>{word}</span>
                </ButtonLink>
              ))}
            </Inline>
          </Stack>
        ) : (
          <ListView
            label={t('articles.results')}
            count={
              page
                ? t('articles.count', { keyword, count: page.total, total: format.number(page.total) })
                : t('articles.searching', { keyword })
            }
            moving={controls.pending}
            choices={[
              {
                label: t('articles.kind'),
                all: t('articles.allKinds'),
                options: regulationKinds
                  .filter((kind) => kind !== 'convention')
                  .map((value) => ({ value, label: t(`lawKind.${value}`) })),
                value: controls.query.kind ?? '',
                onChange: (value) =>
                  controls.change({ kind: regulationKinds.find((kind) => kind === value) }),
              },
            ]}
            rows={page && []}
            content={
              page && page.rows.length > 0 ? (
                <Results of={page.rows} keyword={keyword} words={page.words} />
              ) : null
            }
            empty={{
              title: t('articles.emptyTitle', { keyword }),
              text: query.slug ? t('articles.emptyInOne') : t('articles.emptyText'),
              action: query.slug ? (
                <Button onClick={() => controls.change({ slug: undefined })}>{t('articles.inAll')}</Button>
              ) : (
                <ButtonLink href={regulations.addressOf()}>{t('articles.byTitle')}</ButtonLink>
              ),
            }}
            pages={
              page && (
                <ListPages
                  list={articles}
                  query={query}
                  total={page.total}
                  controls={controls}
                  prefetchable={loadPage}
                />
              )
            }
          />
        )}
        <Source>{t('articles.source')}</Source>
      </Stack>
    </Content>
  );
}

export { subject } from './subject.ts';
export { RegulationSearchOutline as Outline, RegulationSearchScreen as Component };
