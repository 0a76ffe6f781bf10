import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import type { words as zh } from './words.zh.ts';

/** Words of the search in the news in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  newsSearch: {
    title: 'Search news',
    lead: 'Headlines, summaries and texts, from the start of a word.',
    count: '“{{keyword}}”: {{total}} found',
    searching: 'Looking for “{{keyword}}”',
    category: 'Category',
    allCategories: 'All categories',
    sort: 'Order',
    sorts: { match: 'Closest first', publishedAt: 'Newest first' },
    results: 'Results',
    emptyTitle: 'Nothing found for “{{keyword}}”',
    emptyText: 'Try fewer words, or the name of a port or carrier.',
    browse: 'Show all news',
    startTitle: 'What are you looking for?',
    startText: 'Type a port, lane, carrier or event. For example:',
    examples: { a: 'Yangshan', b: 'Suez', c: 'Singapore', d: 'reefers' },
  },
};
