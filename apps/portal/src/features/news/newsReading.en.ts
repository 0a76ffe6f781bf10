import type { Translated } from '@fairway/site';
import type { newsReading as zh } from './newsReading.zh.ts';

/** English texts of an article's own view, used wherever it is read. */
export const newsReading: Translated<typeof zh> = {
  facts: 'Key facts',
  published: 'Published {{time}}',
  changed: 'changed {{time}}',
  from: 'Source: {{source}}',
  openSource: 'Read the original (new window)',
  other: 'This article is in Chinese; it has not been translated yet.',
  actions: 'Article actions',
  share: 'Share',
  copied: 'Link copied.',
  copyFailed: 'Your browser blocked copying. Copy the link from the address bar.',
  lanes: 'Routes in this article',
  lanePrices: 'Schedules and rates',
  priceNote: 'Reference price per 40HQ, {{week}}, compared with the week before',
  ports: 'Ports in this article',
  sample: 'Sample article: text and figures are invented; port and carrier names are real.',
  reprintNote: 'Reprinted from {{source}}. The views are those of the source.',
  page: 'Open as a page',
  close: 'Close',
  next: 'Earlier',
};
