import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const harbour = defineArea({
  name: 'harbour',
  routes,
});
