import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const regulation = defineArea({
  name: 'regulation',
  routes,
});
