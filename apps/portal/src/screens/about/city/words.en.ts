import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the reader's city in English. */
export const words: Translated<typeof zh> = {
  city: {
    title: 'My city',
    lead: 'Choose the city you ship from and see which container ports are near and how far they are. It is kept with your account alone.',
    choose: 'City',
    none: 'None chosen',
    ports: 'Ports near {{city}}',
    distance: '{{km}} km',
    note: 'As the crow flies; the way by road is longer.',
    emptyTitle: 'No city chosen yet',
    emptyText: 'Choose one, and the container ports around it stand here.',
  },
};
