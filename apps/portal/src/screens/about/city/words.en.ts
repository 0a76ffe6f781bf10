import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'City';

/** Words of the reader's city in English. */
export const words: Translated<typeof zh> = {
  city: {
    title: 'My city',
    lead: 'Choose the city you ship from to see the nearest container ports and their distance. Only you can see it.',
    choose: 'City',
    none: 'None chosen',
    ports: 'Ports near {{city}}',
    distance: '{{km}} km',
    note: 'Straight-line distance; the road is longer.',
    emptyTitle: 'No city chosen yet',
    emptyText: 'Choose one to see the container ports around it.',
  },
};
