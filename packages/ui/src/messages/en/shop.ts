import type { Messages } from '../types.ts';

export const shop: Messages['shop'] = {
  soldOut: 'Out of stock',
  before: 'Before',
  collect: (name) => `Keep ${name}`,
  uncollect: (name) => `Stop keeping ${name}`,
  gone: 'No longer sold',
  noneCollected: 'Nothing kept yet',
  noneCollectedText: 'Press the heart on an article to save it here.',
  order: (name) => `Order ${name}`,
  count: (name) => `How many: ${name}`,
  remove: (name) => `Take ${name} out of the cart`,
};
