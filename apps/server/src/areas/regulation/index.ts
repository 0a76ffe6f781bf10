import { defineArea } from '../area.ts';
import { regulationFinder } from './finder.ts';
import { regulationAddresses } from './regulationAddresses.ts';
import { routes } from './routes.ts';

export { articlesPage, regulationsPage } from './store.ts';

export const regulation = defineArea({
  name: 'regulation',
  routes,
  atWork: ({ db }) => ({ sitemap: [regulationAddresses(db)] }),
  finders: [regulationFinder],
});
