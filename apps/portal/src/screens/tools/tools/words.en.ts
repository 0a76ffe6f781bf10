import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  tools: {
    lead: 'Where cargo is, where ships are, and what goods are classed as.',
    list: 'Tools',
    says: {
      cargoTracking:
        'Containers, bills and bookings, 50 at a time, with an email whenever something changes.',
      shipLocation: 'Ships by name or IMO: reckoned along the lane from the schedule, and labelled so.',
      hsCode: 'Tariff, rebate, supervision and declaration elements by code, Chinese, English or pinyin.',
    },
  },
};
