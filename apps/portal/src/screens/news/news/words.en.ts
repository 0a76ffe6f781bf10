import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import { newsReading } from '../../../features/news/newsReading.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'News';

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
    emptyText: 'Articles appear here once published. For now, see schedules and rates.',
    emptyMineTitle: 'No news about your routes yet',
    emptyMineText: 'News about routes you subscribe to or follow appears here.',
    showAll: 'Show all news',
    feeds: 'Feeds:',
    rss: 'RSS',
    json: 'JSON Feed',
    source:
      'Sample data: articles and fuel prices marked “Sample” are invented; port and carrier names are real.',
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
    fuelTable: 'Latest prices by port',
    port: 'Port',
    change: 'Day on day',
    asOf: 'Close of {{day}}',
    recorded: 'Source: {{source}}, recorded {{time}}',
    noFuel: 'There are no fuel prices yet.',
    noPrice: 'No price',
    moved: { up: '▲ up {{amount}}', down: '▼ down {{amount}}', same: 'unchanged' },
  },
};
