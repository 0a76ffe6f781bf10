import type { words as zh } from './words.zh.ts';

/** Words of the search over everything in English. */
export const words: typeof zh = {
  find: {
    title: 'Search',
    placeholder: 'Route, port, carrier, ship, HS code, law, news, cargo or order number',
    hint: '↑ ↓ choose, Enter opens, Esc closes',
    recent: 'Opened last',
    pages: 'Pages',
    track: 'Track {{number}}',
    kinds: {
      route: 'Routes',
      order: 'Your orders',
      tracking: 'Cargo tracking',
      port: 'Ports',
      carrier: 'Carriers',
      vessel: 'Ships',
      hsCode: 'HS codes',
      regulation: 'Maritime law',
      lawArticle: 'Articles of law',
      article: 'News',
    },
  },
};
