import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { articlesPage, regulationsPage } from './store.ts';

export const regulation = defineArea({
  name: 'regulation',
  routes,
});
