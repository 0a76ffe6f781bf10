import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Watches';

export const words: Translated<typeof zh> = {
  watches: { lead: 'Find one by its name. The newest come first.', name: 'Name', added: 'Added' },
};
