import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { vesselsPage } from './store.ts';

export const ship = defineArea({
  name: 'ship',
  routes,
});
