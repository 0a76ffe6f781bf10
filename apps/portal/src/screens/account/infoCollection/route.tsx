import { collectionListing, newsCategories } from '@fairway/gateway/contract/listings/news';
import { ListEmpty, ListPages, type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { ButtonLink, Content, EmptyState, PageHead, Select, Skeleton, Stack } from '@fairway/ui';
import { SearchBox } from '../../../features/guide/ListView.tsx';
import { useWords } from '../../../language/words.ts';
import { newsAddress } from '../../news/news/address.ts';
import { collection } from './address.ts';
import { Collected } from './Collected.tsx';
import * as styles from './InfoCollectionScreen.css.ts';
import type { CollectionData, loader } from './loader.ts';
import type { words } from './words.zh.ts';

/** One's collected articles, to be found again and taken out. */
function InfoCollectionScreen() {
  const data = useLoaded<typeof loader>();
  return <Collection query={data.query} page={data.page} />;
}

/** The collection for its address while its articles load. */
function InfoCollectionOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <Collection query={collection.read(params, now())} page={null} />;
}

/** Reads pages ahead; fetched with the first press. */
const loadPage = () => import('./loader.ts').then(({ page }) => page);

interface CollectionProps {
  query: CollectionData['query'];
  page: CollectionData['page'] | null;
}

function Collection({ query, page }: CollectionProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(collection, query);
  const { query: requestedQuery, change, pending } = controls;
  const empty = page?.total === 0;
  const nothing = empty && query.categoryId === undefined && !collection.isNarrowed(query);
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead title={t('infoCollection.title')} lead={t('infoCollection.lead')} />
        {nothing ? (
          <EmptyState
            kind="none-yet"
            title={t('infoCollection.emptyTitle')}
            actions={<ButtonLink href={newsAddress()}>{t('infoCollection.browse')}</ButtonLink>}
          >
            {t('infoCollection.emptyText')}
          </EmptyState>
        ) : (
          <>
            <SearchBox
              label={t('infoCollection.search')}
              placeholder={t('infoCollection.placeholder')}
              submit={t('infoCollection.submit')}
              value={query.keyword}
              longest={collectionListing.keyword}
              onSearch={(keyword) => change({ keyword })}
            />
            <div className={styles.category}>
              <Select
                label={t('infoCollection.category')}
                labelHidden
                size="small"
                placeholder={t('infoCollection.allCategories')}
                options={newsCategories.map((value) => ({
                  value: String(value),
                  label: t(`newsItem.category.c${value}`),
                }))}
                value={requestedQuery.categoryId === undefined ? '' : String(requestedQuery.categoryId)}
                onChange={({ currentTarget }) =>
                  change({ categoryId: newsCategories.find((each) => String(each) === currentTarget.value) })
                }
              />
            </div>
            <p className={styles.count} aria-live="polite">
              {page ? t('infoCollection.count', { total: page.total }) : t('infoCollection.awaited')}
            </p>
            {page === null ? (
              <Skeleton rows={6} columns={2} />
            ) : empty ? (
              <ListEmpty list={collection} query={query}>
                <EmptyState kind="none-match" />
              </ListEmpty>
            ) : (
              // Another page or another word begins with nothing chosen.
              <Collected key={JSON.stringify(query)} rows={page.rows} moving={pending} />
            )}
            {page ? (
              <ListPages
                list={collection}
                query={query}
                total={page.total}
                controls={controls}
                prefetchable={loadPage}
              />
            ) : null}
          </>
        )}
      </Stack>
    </Content>
  );
}

export { InfoCollectionOutline as Outline, InfoCollectionScreen as Component };
