import { defineArea } from '../area.ts';
import { articleAddresses } from './articleAddresses.ts';
import { feedPages } from './feedPages.ts';
import { articleFinder } from './finder.ts';
import { migrations } from './migrations.ts';
import { cleanUpNewsPictures, picturePage } from './pictures.ts';
import { routes } from './routes.ts';
import { newsSettings } from './settings.ts';

export { saveFuelPrices } from './fuel.ts';
export { fuelTable } from './fuelTable.ts';
export { saveArticle } from './save.ts';
export type { NewsDraft } from './write.ts';

/** Articles, what fuel costs, who collected what, and feeds of the news. */
export const news = defineArea({
  name: 'news',
  routes,
  settings: newsSettings,
  finders: [articleFinder],
  migrations,
  atWork: ({ db, config, clock, services: { blobs } }) => ({
    pages: [feedPages({ db, config, clock }), picturePage({ db, blobs })],
    cleanUp: (now) => cleanUpNewsPictures({ db, blobs }, now),
    sitemap: [articleAddresses(db, clock)],
  }),
});
