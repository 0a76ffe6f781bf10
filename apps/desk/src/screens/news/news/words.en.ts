import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'News';

export const words: Translated<typeof zh> = {
  news: {
    title: 'News',
    lead: 'Drafts, scheduled and published articles, the most recently saved first.',
    write: 'Write an article',
    caption: 'Articles',
    headline: 'Headline',
    category: 'Category',
    categories: { c0: 'News', c1: 'Ports', c2: 'Fuel prices', c3: 'Hot' },
    standing: 'State',
    standings: { draft: 'Draft', scheduled: 'Scheduled', out: 'Published', withdrawn: 'Withdrawn' },
    publishAt: 'Publication',
    saved: 'Last saved',
    reprint: 'Reprint',
    sample: 'Sample',
    onlyEn: 'English only',
    onlyZh: 'Chinese only',
    search: 'Headline or source',
    feeds: 'Import from a feed',
    feedsText:
      'New articles become drafts, marked as reprints with their source and link. Each is imported once.',
    feedsEmpty: 'No feeds are allowed yet',
    feedsEmptyText: 'The server administrator adds them in FAIRWAY_NEWS_FEEDS.',
    feedTaken: '{{count}} imported so far',
    feedRead: 'Import',
    feedReadOf: 'Import from {{address}}',
    feedDone: '{{added}} new drafts; {{known}} imported before.',
    feedDone_one: '1 new draft; {{known}} imported before.',
    feedLeftOut: '{{entries}} entries were not imported:',
    feedLeftOut_one: '1 entry was not imported:',
    feedLeftEntry: '{{title}}: {{reason}}',
    feedNoTitle: '(no title)',
    feedLeft: {
      noTitle: 'it has neither a title nor a text.',
      noLink: 'it has no address of an article. Open it at its publisher and write it here.',
      tooMany: 'it comes after the first 100 entries.',
      unreadable: 'some of its letters were lost at its publisher. Check it there and write it here.',
      cutOff: 'the feed ends in the middle of it. Import again later.',
    },
    feedLeftMore: 'And {{entries}} more entries.',
    feedLeftMore_one: 'And 1 more entry.',
    empty: 'No articles yet',
    emptyText: 'What you write is a draft first. Readers see it once it is published.',
  },
};
