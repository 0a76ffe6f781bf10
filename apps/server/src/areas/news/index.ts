import { defineArea } from '../area.ts';
import { articleAddresses } from './articleAddresses.ts';
import { feedPages } from './feedPages.ts';
import { articleFinder } from './finder.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { saveFuelPrices } from './fuel.ts';
export { saveArticle } from './save.ts';
export type { NewsDraft } from './write.ts';

/** Articles, what fuel costs, who collected what, and feeds of the news. */
export const news = defineArea({
  name: 'news',
  routes,
  finders: [articleFinder],
  migrations,
  atWork: ({ db, config, clock }) => ({
    pages: [feedPages({ db, config, clock })],
    sitemap: [articleAddresses(db, clock)],
  }),
});
