import type { Translated } from '../../language/catalogue.ts';
import type { words as zh } from './words.zh.ts';

/** Words of the results in English. */
export const words: Translated<typeof zh> = {
  help: {
    search: 'Type a port by English or Chinese name, pinyin, initials or code: Shanghai, 上海, sh, CNSHA.',
    week: 'Weeks run Monday to Sunday. Type W48, or open the calendar.',
    sort: 'Press a column heading to sort by departure, transit time or the price of a container type; press again to reverse.',
    filter: 'Filters, sorting and page are part of the address: copy it to share the same result.',
    cutOff:
      'Closing and port cut-off are in the time of the port of loading; the latest notice of the carrier prevails.',
    price:
      'Prices are reference ocean freight without local charges; surcharges are listed by currency on the detail page.',
  },
};
