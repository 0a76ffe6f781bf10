import type { Translated } from '@fairway/site';
import type { newsItem as zh } from './newsItem.zh.ts';

/** English texts about an article, used by every page with news. */
export const newsItem: Translated<typeof zh> = {
  category: { c0: 'News', c1: 'Ports', c2: 'Fuel prices', c3: 'Hot' },
  original: 'Original',
  reprint: 'Reprint · {{source}}',
  sample: 'Sample',
  minutes: '{{count}} min read',
  today: 'Today {{day}}',
  yesterday: 'Yesterday {{day}}',
  lane: '{{origin}} → {{destination}}',
  more: 'and {{rest}} more',
  about: 'About: {{places}}',
  chartOf: '{{title}}: its ports and routes',
  collect: 'Save',
  collected: 'Saved',
  collectedToast: 'Saved. Find it under Saved news.',
  removedToast: 'Removed from saved news.',
  search: 'Search news',
  placeholder: 'Headline, port, route or pinyin',
  submit: 'Search',
};
