import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import { newsReading } from '../../../features/news/newsReading.en.ts';
import type { words as zh } from './words.zh.ts';

/** Words of the news in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  newsReading,
  news: {
    title: 'News',
    lead: 'Ports, schedules, rates and fuel, for those who ship and book.',
    categories: 'Categories',
    all: 'All',
    fresh: '{{count}} new',
    freshMeaning: '{{count}} within 24 hours',
    mine: 'Only my routes',
    mineLogin: 'Log in to see only my routes',
    leadStory: 'Lead story',
    latest: 'Latest',
    count: '{{total}} in all',
    emptyTitle: 'No news yet',
    emptyText: 'What our editors publish appears here. Until then look at schedules and rates.',
    emptyMineTitle: 'Nothing about your routes yet',
    emptyMineText: 'News about the routes you subscribed or follow appears here.',
    showAll: 'Show all news',
    feeds: 'Feeds:',
    rss: 'RSS',
    json: 'JSON Feed',
    source:
      'Sample environment: articles and fuel prices marked “Sample” are invented; names of ports and carriers are real.',
    fuel: 'Fuel prices',
    fuelNote: '{{grade}}, US dollars a tonne',
    grade: 'Grade',
    grades: { VLSFO: 'VLSFO', HSFO: 'HSFO', MGO: 'MGO' },
    gradeNames: {
      VLSFO: 'VLSFO, very low sulphur',
      HSFO: 'HSFO, high sulphur',
      MGO: 'MGO, marine gas oil',
    },
    period: 'Time',
    days: '{{count}} days',
    fuelTable: 'Last prices by port',
    port: 'Port',
    change: 'Against the day before',
    asOf: 'Close of {{day}}',
    recorded: 'Source: {{source}}, recorded {{time}}',
    noFuel: 'There are no fuel prices yet.',
    noPrice: 'No price',
    moved: { up: '▲ up {{amount}}', down: '▼ down {{amount}}', same: 'unchanged' },
  },
};
