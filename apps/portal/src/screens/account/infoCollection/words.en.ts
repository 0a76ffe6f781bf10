import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import type { words as zh } from './words.zh.ts';

/** Words of one's collected articles in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  infoCollection: {
    title: 'Saved news',
    lead: 'Articles that you saved, the last saved first.',
    search: 'Search what you saved',
    placeholder: 'Headline or port',
    submit: 'Search',
    category: 'Category',
    allCategories: 'All categories',
    count: '{{total}} in all',
    awaited: 'Reading what you saved',
    list: 'Saved articles',
    choose: 'Choose: {{title}}',
    chooseAll: 'Choose all on this page',
    chosen: '{{count}} chosen',
    remove: 'Remove',
    removeNone: 'Choose the articles to remove first.',
    removeTitle: 'Remove {{count}} articles?',
    removeTitle_one: 'Remove 1 article?',
    removeText: 'The articles themselves stay, and can be saved again.',
    removeConfirm: 'Remove',
    keep: 'Keep',
    removed: '{{count}} removed.',
    emptyTitle: 'Nothing saved yet',
    emptyText: 'Press “Save” where an article is useful: it then appears here.',
    browse: 'Read the news',
  },
};
