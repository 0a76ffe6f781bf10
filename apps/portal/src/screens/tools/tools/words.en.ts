import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const words: Translated<typeof zh> = {
  tools: {
    lead: 'Track cargo, locate vessels and find HS codes.',
    list: 'Tools',
    says: {
      cargoTracking: 'Containers, bills and bookings, 50 at a time, with an email on every change.',
      shipLocation:
        'Vessels by name or IMO number. Without an AIS signal we estimate from the schedule, and say so.',
      hsCode: 'Tariff, rebate, supervision and declaration elements by code, Chinese, English or pinyin.',
    },
  },
};
