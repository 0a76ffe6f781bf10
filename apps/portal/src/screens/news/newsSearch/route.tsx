import { mostNewsHits, newsCategories, newsSearchListing } from '@fairway/gateway/contract/listings/news';
import { ListPages, type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { ButtonLink, Content, EmptyState, Inline, PageHead, Select, Skeleton, Stack } from '@fairway/ui';
import { SearchBox } from '../../../features/guide/ListView.tsx';
import { FoundTitle, Pieces } from '../../../features/news/NewsMarks.tsx';
import { NewsRow } from '../../../features/news/NewsRows.tsx';
import { useWords } from '../../../language/words.ts';
import { newsAddress } from '../news/address.ts';
import { newsSearch, newsSearchAddress } from './address.ts';
import type { loader, NewsSearchData } from './loader.ts';
import * as styles from './NewsSearchScreen.css.ts';
import type { words } from './words.zh.ts';

/** The results of a search in the news. */
function NewsSearchScreen() {
  const data = useLoaded<typeof loader>();
  return <Search query={data.query} page={data.page} />;
}

/** The search for its address while its results load. */
function NewsSearchOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Search query={newsSearch.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

interface SearchProps {
  query: NewsSearchData['query'];
  page: NewsSearchData['page'] | null;
}

function Search({ query, page }: SearchProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(newsSearch, query);
  const { keyword } = query;
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('newsSearch.title')} lead={t('newsSearch.lead')} />
        <SearchBox
          label={t('newsItem.search')}
          placeholder={t('newsItem.placeholder')}
          submit={t('newsItem.submit')}
          value={keyword}
          longest={newsSearchListing.keyword}
          onSearch={(text) => controls.change({ keyword: text })}
        />
        {keyword === '' ? <Start /> : <Results {...{ query, page, controls }} />}
      </Stack>
    </Content>
  );
}

/** Nothing typed: what could be. */
function Start() {
  const { t } = useWords<typeof words>();
  return (
    <EmptyState
      kind="none-yet"
      title={t('newsSearch.startTitle')}
      actions={
        <Inline gap="s" justify="center">
          {(['a', 'b', 'c', 'd'] as const).map((key) => {
            const keyword = t(`newsSearch.examples.${key}`);
            return (
              <ButtonLink key={key} href={newsSearchAddress({ keyword })}>
                {keyword}
              </ButtonLink>
            );
          })}
        </Inline>
      }
    >
      {t('newsSearch.startText')}
    </EmptyState>
  );
}

function Results({
  query,
  page,
  controls,
}: SearchProps & { controls: ReturnType<typeof useList<typeof newsSearchListing, object>> }) {
  const spoken = useWords<typeof words>();
  const { t, format } = spoken;
  const { keyword } = query;
  const { query: requestedQuery, change } = controls;
  const category = requestedQuery.categoryId;
  return (
    <Stack gap="m">
      <div className={styles.tools}>
        <Select
          label={t('newsSearch.category')}
          labelHidden
          size="small"
          placeholder={t('newsSearch.allCategories')}
          options={newsCategories.map((value) => ({
            value: String(value),
            label: t(`newsItem.category.c${value}`),
          }))}
          value={category === undefined ? '' : String(category)}
          onChange={({ currentTarget }) =>
            change({ categoryId: newsCategories.find((each) => String(each) === currentTarget.value) })
          }
        />
        <Select
          label={t('newsSearch.sort')}
          labelHidden
          size="small"
          options={(['match', 'publishedAt'] as const).map((value) => ({
            value,
            label: t(`newsSearch.sorts.${value}`),
          }))}
          value={requestedQuery.sort}
          onChange={({ currentTarget }) =>
            change(
              currentTarget.value === 'publishedAt'
                ? { sort: 'publishedAt', order: 'desc' }
                : { sort: 'match', order: 'asc' },
            )
          }
        />
      </div>
      <p className={styles.count} aria-live="polite">
        {page
          ? t(page.total < mostNewsHits ? 'newsSearch.count' : 'newsSearch.first', {
              keyword,
              total: page.total,
            })
          : t('newsSearch.searching', { keyword })}
      </p>
      {page === null ? (
        <Skeleton rows={6} columns={2} />
      ) : page.total === 0 ? (
        <EmptyState
          kind="none-match"
          title={t('newsSearch.emptyTitle', { keyword })}
          actions={<ButtonLink href={newsAddress()}>{t('newsSearch.browse')}</ButtonLink>}
        >
          {t('newsSearch.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul
            className={styles.rows}
            aria-label={t('newsSearch.results')}
            data-moving={controls.pending || undefined}
          >
            {page.rows.map((article) => (
              <li key={article.id} className={styles.row}>
                <NewsRow
                  article={article}
                  spoken={spoken}
                  level={2}
                  when={format.instantDay(article.publishedAt)}
                  title={<FoundTitle article={article} language={article.language} />}
                  brief={<Pieces of={article.excerpt} />}
                />
              </li>
            ))}
          </ul>
          <ListPages
            list={newsSearch}
            query={query}
            total={page.total}
            controls={controls}
            prefetchable={loadPage}
          />
        </>
      )}
    </Stack>
  );
}

export { subject } from './subject.ts';
export { NewsSearchOutline as Outline, NewsSearchScreen as Component };
