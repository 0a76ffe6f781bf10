import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

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
    feedLeftOut:
      '{{entries}} entries were left out: they have no title or no link, or come after the first hundred.',
    feedLeftOut_one: '1 entry was left out: it has no title or no link, or comes after the first hundred.',
    empty: 'No articles yet',
    emptyText: 'What you write is a draft first. Readers see it once it is published.',
  },
};
