import type { words as zh } from './words.zh.ts';

/** Words of the search over everything in English. */
export const words: typeof zh = {
  find: {
    title: 'Search',
    placeholder: 'Route, port, carrier, vessel, HS code, regulation, news, cargo or order number',
    hint: '↑ ↓ choose, Enter opens, Esc closes',
    recent: 'Recently opened',
    pages: 'Pages',
    track: 'Track {{number}}',
    kinds: {
      route: 'Routes',
      order: 'Your orders',
      tracking: 'Cargo tracking',
      port: 'Ports',
      carrier: 'Carriers',
      vessel: 'Vessels',
      hsCode: 'HS codes',
      regulation: 'Maritime regulations',
      lawArticle: 'Articles of regulations',
      article: 'News',
    },
  },
};
