import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Search news';

/** Words of the search in the news in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  newsSearch: {
    title: 'Search news',
    lead: 'Searches headlines, summaries and texts.',
    count: '“{{keyword}}”: {{total}} found',
    first: 'The first {{total}} articles for “{{keyword}}”: add a word to find fewer',
    searching: 'Searching for “{{keyword}}”',
    category: 'Category',
    allCategories: 'All categories',
    sort: 'Sort',
    sorts: { match: 'Best match first', publishedAt: 'Newest first' },
    results: 'Results',
    emptyTitle: 'Nothing found for “{{keyword}}”',
    emptyText: 'Try fewer words, or the name of a port or carrier.',
    browse: 'Show all news',
    startTitle: 'What are you looking for?',
    startText: 'Type a port, route, carrier or event. For example:',
    examples: { a: 'Yangshan', b: 'Suez', c: 'Singapore', d: 'reefers' },
  },
};
