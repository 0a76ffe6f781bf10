import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const user = defineArea({
  name: 'user',
  routes,
});
