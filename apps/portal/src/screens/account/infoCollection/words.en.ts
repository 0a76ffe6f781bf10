import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Saved articles';

/** Words of one's collected articles in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  infoCollection: {
    title: 'Saved news',
    lead: 'Your saved articles, most recent first.',
    search: 'Search saved articles',
    placeholder: 'Headline or port',
    submit: 'Search',
    category: 'Category',
    allCategories: 'All categories',
    count: '{{total}} in all',
    awaited: 'Loading saved articles',
    list: 'Saved articles',
    choose: 'Choose: {{title}}',
    chooseAll: 'Choose all on this page',
    chosen: '{{count}} chosen',
    remove: 'Remove',
    removeNone: 'First choose the articles to remove.',
    removeTitle: 'Remove {{count}} articles?',
    removeTitle_one: 'Remove 1 article?',
    removeText: 'The articles stay online; you can save them again.',
    removeConfirm: 'Remove',
    keep: 'Keep',
    removed: '{{count}} removed.',
    emptyTitle: 'Nothing saved yet',
    emptyText: 'Press “Save” on an article to keep it here.',
    browse: 'Read the news',
  },
};
