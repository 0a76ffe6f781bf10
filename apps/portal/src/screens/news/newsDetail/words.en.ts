import type { Translated } from '@fairway/site';
import { newsItem } from '../../../features/news/newsItem.en.ts';
import type { words as zh } from './words.zh.ts';

/** Words of an article's page in English. */
export const words: Translated<typeof zh> = {
  newsItem,
  newsDetail: {
    trail: 'Where this stands',
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
    print: 'Print',
    chartNote: 'Ways are sketched and not for navigation. Coastlines: Natural Earth.',
    lanes: 'Lanes in this article',
    lanePrices: 'Schedules and rates',
    priceNote: 'Reference price of a 40HQ, {{week}}, against the week before',
    ports: 'Ports in this article',
    sample: 'A sample: text and figures are invented, names of ports and carriers are real.',
    reprintNote: 'Reprinted from {{source}}; its views are its own.',
    related: 'Related news',
    around: 'Before and after',
    earlier: 'Earlier',
    later: 'Later',
  },
};
