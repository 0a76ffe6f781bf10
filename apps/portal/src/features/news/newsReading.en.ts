import type { Translated } from '@fairway/site';
import type { newsReading as zh } from './newsReading.zh.ts';

/** What an article says of itself wherever it is read, in English. */
export const newsReading: Translated<typeof zh> = {
  facts: 'Key facts',
  published: 'Published {{time}}',
  changed: 'changed {{time}}',
  from: 'Source: {{source}}',
  openSource: 'Read the original (new window)',
  other: 'This article is in Chinese; it has not been translated yet.',
  actions: 'With this article',
  share: 'Share',
  copied: 'The link is copied and can be pasted.',
  copyFailed: 'Your browser does not let us copy: take the link from the address bar.',
  lanes: 'Lanes in this article',
  lanePrices: 'Schedules and rates',
  priceNote: 'Reference price of a 40HQ, {{week}}, against the week before',
  ports: 'Ports in this article',
  sample: 'A sample: text and figures are invented, names of ports and carriers are real.',
  reprintNote: 'Reprinted from {{source}}; its views are its own.',
  page: 'Open as a page',
  close: 'Close',
  next: 'Earlier',
};
