import { defineListScreen, ListPage, type ListScreenProps } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import { watches } from './address.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

export const { Component, Outline } = defineListScreen(watches, () => import('./loader.ts'), List);

function List(props: ListScreenProps<typeof loader>) {
  const { t, format, nameOf } = useWords<typeof words>();
  return (
    <ListPage
      {...props}
      list={watches}
      heading={t('title.watches')}
      lead={t('watches.lead')}
      searchLabel={t('watches.name')}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t('watches.name'), priority: 'title', sortable: true, value: nameOf },
        {
          key: 'added',
          header: t('watches.added'),
          sortable: true,
          firstSort: 'descending',
          value: ({ addedAt }) => format.stamp(addedAt),
        },
      ]}
    />
  );
}
