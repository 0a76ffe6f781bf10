import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Tools';

export const words: Translated<typeof zh> = {
  tools: {
    lead: 'Track cargo, locate vessels, find HS codes and calculate demurrage, and compare price messages.',
    list: 'Tools',
    field: {
      cargoTracking: 'Container, B/L or booking number',
      shipLocation: 'Vessel name or IMO number',
      hsCode: 'Commodity or HS code',
    },
    example: {
      cargoTracking: 'e.g. CSNU6218474',
      shipLocation: 'e.g. EVER ACE',
      hsCode: 'e.g. umbrella, 8418',
    },
    act: {
      cargoTracking: 'Track',
      shipLocation: 'Locate',
      hsCode: 'Look up',
      demurrage: 'Calculate',
      priceMessage: 'Paste a message',
    },
    says: {
      cargoTracking: 'Containers, bills and bookings, 50 at a time, with an email on every change.',
      shipLocation:
        'Vessels by name or IMO number. Without an AIS signal we estimate from the schedule, and say so.',
      hsCode: 'Tariff, rebate, supervision and declaration elements by code, Chinese, English or pinyin.',
      demurrage: 'Charges day by day and the last free day, by the free time and rates of your contract.',
      priceMessage: "A forwarder's chat or email as a table, each price next to our lowest.",
    },
  },
};
