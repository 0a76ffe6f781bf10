import type { Translated } from '@fairway/site';
import type { priceChange as zh } from './priceChange.zh.ts';

/** Words for why the price of a week changed, in English. */
export const priceChange: Translated<typeof zh> = {
  heading: 'Why the price changed',
  total: 'Lowest all-in price of one {{box}}, with surcharges and charges at both ends',
  freight: 'Lowest ocean freight of one {{box}}',
  rose: 'The {{box}} price rose by {{amount}}: {{parts}}.',
  fell: 'The {{box}} price fell by {{amount}}: {{parts}}.',
  level: 'The {{box}} price is the same, because the changes cancel out: {{parts}}.',
  same: 'The {{box}} price did not change.',
  noPrice: 'There is no {{box}} price for {{week}} to compare.',
  separator: ', ',
  part: '{{name}} {{amount}}',
  freightPart: 'freight',
  boxPart: '40HQ add-on to 40GP',
  cheaper: 'cheaper carrier',
  dearer: 'only dearer carriers left',
};
