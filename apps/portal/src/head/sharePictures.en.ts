import type { SharePictures } from './sharePictures.ts';

/** The texts on link preview pictures, in English; `scripts/share-pictures.ts` draws them. */
export const en: SharePictures = {
  home: ['Ocean schedules and prices', 'By route and week; ports, carriers,', 'HS codes, cargo insurance'],
  freight: ['Schedules and prices', 'Departures, cut-offs and prices', 'of each box type, by route and week'],
  insurance: ['Cargo insurance', 'Choose the clauses, enter the value,', 'see an estimated premium at once'],
  news: ['News', 'Shipping and ports,', 'fuel prices week by week'],
  encyclopedia: ['Encyclopedia', 'Carriers, ports, vessels', 'and maritime regulations'],
  tools: ['Tools', 'Cargo tracking, vessel positions,', 'HS codes'],
};
