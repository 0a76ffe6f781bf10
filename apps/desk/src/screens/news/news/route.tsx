import { newsCategories } from '@fairway/gateway/contract/listings/news';
import { newsStandings } from '@fairway/gateway/contract/listings/newsDesk';
import type { DeskArticle, NewsStanding } from '@fairway/gateway/contract/newsDesk';
import { defineListScreen, type ListScreenProps, ListTable, useLocalization } from '@fairway/site';
import {
  Badge,
  Button,
  ButtonLink,
  type Column,
  Content,
  EmptyState,
  Inline,
  PageHead,
  Stack,
  Status,
  type StatusProps,
} from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { articleAddress, newsList } from './address.ts';
import { FeedsDialog } from './FeedsDialog.tsx';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(newsList, () => import('./loader.ts'), Articles);

/** All articles that the office keeps. */
function Articles(props: ListScreenProps<typeof loader>) {
  const { t } = useWords<typeof words>();
  const [feeds, setFeeds] = useState(false);
  const write = (
    <ButtonLink tone="brand" href={articleAddress()}>
      {t('news.write')}
    </ButtonLink>
  );
  return (
    <Content whole>
      <Stack gap="xl">
        <PageHead
          title={t('news.title')}
          lead={t('news.lead')}
          aside={
            <Inline gap="s">
              <Button onClick={() => setFeeds(true)}>{t('news.feeds')}</Button>
              {write}
            </Inline>
          }
        />
        <ListTable
          list={newsList}
          {...props}
          caption={t('news.caption')}
          columns={useColumns()}
          rowKey={({ id }) => id}
          rowHref={({ id }) => articleAddress(id)}
          lines={2}
          fields={[
            {
              key: 'standing',
              label: t('news.standing'),
              kind: 'choice',
              options: newsStandings.map((value) => ({ value, label: t(`news.standings.${value}`) })),
            },
            {
              key: 'categoryId',
              label: t('news.category'),
              kind: 'choice',
              options: newsCategories.map((id) => ({
                value: String(id),
                label: t(`news.categories.c${id}`),
              })),
            },
          ]}
          searchLabel={t('news.search')}
        >
          <EmptyState kind="none-yet" title={t('news.empty')} actions={write}>
            {t('news.emptyText')}
          </EmptyState>
        </ListTable>
      </Stack>
      {feeds ? <FeedsDialog onClose={() => setFeeds(false)} /> : null}
    </Content>
  );
}

const kinds: Readonly<Record<NewsStanding, StatusProps['kind']>> = {
  draft: 'running',
  scheduled: 'waiting',
  out: 'done',
  withdrawn: 'off',
};

function useColumns(): readonly Column<DeskArticle>[] {
  const { t, format } = useWords<typeof words>();
  const { language } = useLocalization();
  const titleOf = ({ titleZh, titleEn }: DeskArticle) =>
    language === 'zh' ? titleZh || titleEn : titleEn || titleZh;
  return [
    {
      key: 'title',
      header: t('news.headline'),
      priority: 'title',
      cell: (row) => (
        <Inline gap="s" as="span">
          <span>{titleOf(row)}</span>
          {row.original ? null : <Badge>{t('news.reprint')}</Badge>}
          {row.titleEn === '' ? <Badge>{t('news.onlyZh')}</Badge> : null}
          {row.titleZh === '' ? <Badge>{t('news.onlyEn')}</Badge> : null}
          {row.sample ? <Badge tone="caution">{t('news.sample')}</Badge> : null}
        </Inline>
      ),
      value: titleOf,
    },
    {
      key: 'category',
      phonePlace: 'line',
      header: t('news.category'),
      width: '110px',
      value: ({ categoryId }) => t(`news.categories.c${categoryId}`),
    },
    {
      key: 'standing',
      phonePlace: 'figure',
      header: t('news.standing'),
      width: '120px',
      cell: ({ standing }) => <Status kind={kinds[standing]}>{t(`news.standings.${standing}`)}</Status>,
      value: ({ standing }) => t(`news.standings.${standing}`),
    },
    {
      key: 'publishAt',
      phonePlace: 'aside',
      header: t('news.publishAt'),
      width: '150px',
      sortable: true,
      cell: ({ publishAt }) => (publishAt ? format.stamp(publishAt) : null),
      value: ({ publishAt }) => (publishAt ? format.stamp(publishAt) : ''),
    },
    {
      key: 'savedAt',
      header: t('news.saved'),
      width: '170px',
      sortable: true,
      cell: ({ savedBy, savedAt }) => (
        <Stack gap="hair">
          {savedBy ? <span>{savedBy}</span> : null}
          <span>{format.stamp(savedAt)}</span>
        </Stack>
      ),
      value: ({ savedAt }) => format.stamp(savedAt),
    },
  ];
}
