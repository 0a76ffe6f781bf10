import { listing } from '../listing.ts';
import { routeGroupCodes } from './ports.ts';

/** Routes that are or were sold, by trade group. A keyword is words of ports or their codes: `CNSHA LAX`, `上海 洛杉矶`. */
export const seaRouteListing = listing({
  sorts: { group: 'asc', subscriptions: 'desc', sailings: 'desc' },
  filters: {
    sale: { kind: 'choice', values: ['on', 'off'] },
    group: { kind: 'choice', values: routeGroupCodes },
  },
  keyword: 60,
});
