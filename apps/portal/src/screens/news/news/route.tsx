import { newsCategories } from '@fairway/gateway/contract/listings/news';
import {
  ListPages,
  type OutlineProps,
  RouterLink,
  useAddress,
  useGateway,
  useList,
  useLoaded,
  useNow,
  useOperator,
} from '@fairway/site';
import { Content, ListDetail, PageHead, Skeleton, Stack } from '@fairway/ui';
import { lazy, Suspense } from 'react';
import { SearchBox, Source } from '../../../features/guide/ListView.tsx';
import { NewsDays } from '../../../features/news/NewsRows.tsx';
import { useWords } from '../../../language/words.ts';
import { newsSearchAddress } from '../newsSearch/address.ts';
import { fuelCategory, newsList } from './address.ts';
import { FuelPanel } from './FuelPanel.tsx';
import { feedAddress } from './feedAddress.ts';
import { LeadStory } from './LeadStory.tsx';
import type { loader, NewsData } from './loader.ts';
import { Mine } from './Mine.tsx';
import { NewsEmpty } from './NewsEmpty.tsx';
import * as styles from './NewsScreen.css.ts';
import { nextOf, titleOf, useReading } from './useReading.ts';
import type { words } from './words.zh.ts';

/** The news by category and day, with the hottest first; news about fuel with its prices. */
function NewsScreen() {
  const data = useLoaded<typeof loader>();
  return <News query={data.query} page={data.page} fuel={data.fuel} opened={data.opened} />;
}

/** The news for their address while they load. */
function NewsOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <News query={newsList.read(params, now())} page={null} fuel={null} opened={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);
const longestKeyword = 60;

/** Fetched with the first article that is read here. */
const Article = lazy(async () => ({ default: (await import('./Article.tsx')).Article }));

type NewsProps = Pick<NewsData, 'query' | 'fuel' | 'opened'> & { page: NewsData['page'] | null };

function News({ query, page, fuel, opened }: NewsProps) {
  const spoken = useWords<typeof words>();
  const { t, language } = spoken;
  const house = useOperator();
  const now = useNow();
  const { navigate } = useAddress();
  const controls = useList(newsList, query);
  // The page of bunker prices has no lead story.
  const lead = (query.categoryId !== fuelCategory && page?.lead) || null;
  const rows = page?.rows.filter(({ id }) => id !== lead?.article.id) ?? [];
  const { reading, close } = useReading(controls.query, opened?.article.id);
  // A pressed article opens and closes at once; its text follows.
  const openId = controls.pending ? controls.query.id : opened?.article.id;
  const listed = lead ? [lead.article, ...rows] : rows;
  // The list stays unchanged while an article is loading.
  const moving = controls.pending && controls.query.id === query.id;
  return (
    <Content whole>
      <Stack gap="xl">
        <div className={styles.head}>
          <PageHead title={t('news.title')} lead={t('news.lead')} />
          <SearchBox
            label={t('newsItem.search')}
            placeholder={t('newsItem.placeholder')}
            submit={t('newsItem.submit')}
            value=""
            longest={longestKeyword}
            onSearch={(keyword) => keyword && void navigate(newsSearchAddress({ keyword }))}
          />
        </div>
        <div className={styles.bar}>
          <Categories current={controls.query.categoryId} fresh={page?.fresh ?? []} />
          <div className={styles.mine}>
            <Mine query={controls.query} onChange={controls.change} />
          </div>
        </div>
        <ListDetail
          narrow="detail"
          opened={openId ?? null}
          label={titleOf(openId, opened ? [opened.article, ...listed] : listed)}
          onClose={close}
          list={
            <Stack gap="xl">
              {query.categoryId === fuelCategory ? (
                <FuelPanel prices={fuel} choice={controls.query} onChange={controls.change} />
              ) : null}
              {page === null ? (
                <Skeleton rows={8} columns={3} />
              ) : page.total === 0 ? (
                <NewsEmpty mine={query.mine !== undefined} />
              ) : (
                <div
                  className={styles.moving}
                  data-moving={moving || undefined}
                  aria-busy={moving || undefined}
                >
                  <Stack gap="xl">
                    {lead ? <LeadStory lead={lead} reading={reading} /> : null}
                    <div className={styles.part}>
                      <p className={styles.partHead} aria-live="polite">
                        <strong>{t('news.latest')}</strong>
                        <span className={styles.small}>{t('news.count', { total: page.total })}</span>
                      </p>
                      <NewsDays articles={rows} spoken={spoken} now={now} reading={reading} />
                    </div>
                    <ListPages
                      list={newsList}
                      query={query}
                      total={page.total}
                      controls={controls}
                      prefetchable={loadPage}
                    />
                  </Stack>
                </div>
              )}
              <p className={styles.feeds}>
                <span>{t('news.feeds')}</span>
                <a href={feedAddress(language, 'xml', query.categoryId)}>{t('news.rss')}</a>
                <a href={feedAddress(language, 'json', query.categoryId)}>{t('news.json')}</a>
              </p>
              {house.sample ? <Source>{t('news.source')}</Source> : null}
            </Stack>
          }
          detail={
            openId === undefined ? null : opened?.article.id === openId ? (
              <Suspense fallback={<Skeleton rows={8} columns={1} />}>
                <Article data={opened} next={nextOf(opened, listed)} reading={reading} onClose={close} />
              </Suspense>
            ) : (
              <div className={styles.coming}>
                <h2 className={styles.headline}>{titleOf(openId, listed)}</h2>
                <Skeleton rows={8} columns={1} />
              </div>
            )
          }
        />
      </Stack>
    </Content>
  );
}

type Category = NewsData['query']['categoryId'];

/** Each category is a separate page. */
function Categories({ current, fresh }: { current: Category; fresh: NewsData['page']['fresh'] }) {
  const { t } = useWords<typeof words>();
  const all: readonly Category[] = [undefined, ...newsCategories];
  return (
    <nav className={styles.tabs} aria-label={t('news.categories')}>
      {all.map((categoryId) => {
        const count = fresh.find((each) => each.categoryId === categoryId)?.count ?? 0;
        return (
          <RouterLink
            key={categoryId ?? 'all'}
            href={newsList.addressOf({ categoryId })}
            className={styles.tab}
            aria-current={categoryId === current ? 'page' : undefined}
            preventScrollReset
          >
            {categoryId === undefined ? t('news.all') : t(`newsItem.category.c${categoryId}`)}
            {count > 0 ? (
              <span className={styles.fresh} title={t('news.freshMeaning', { count })}>
                {t('news.fresh', { count })}
              </span>
            ) : null}
          </RouterLink>
        );
      })}
    </nav>
  );
}

export { subject } from './subject.ts';
export { NewsOutline as Outline, NewsScreen as Component };
