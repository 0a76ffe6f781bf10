import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import { newsReading } from '../../../features/news/newsReading.en.ts';
import type { words as zh } from './words.zh.ts';

export const title = 'Article';

/** Words of an article's page in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  newsReading,
  newsDetail: {
    print: 'Print',
    chartNote: 'Routes are indicative. Not for navigation. Coastlines: Natural Earth.',
    related: 'Related news',
    around: 'Previous and next',
    earlier: 'Earlier',
    later: 'Later',
  },
};
