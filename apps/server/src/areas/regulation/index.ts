import { defineArea } from '../area.ts';
import { findLawArticles, lawArticleFinder, regulationFinder } from './finder.ts';
import { regulationAddresses } from './regulationAddresses.ts';
import { routes } from './routes.ts';

export { findLawArticles, regulationFinder };

export const regulation = defineArea({
  name: 'regulation',
  routes,
  atWork: ({ db }) => ({ sitemap: [regulationAddresses(db)] }),
  finders: [regulationFinder, lawArticleFinder],
});
