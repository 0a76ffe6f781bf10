import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const company = defineArea({
  name: 'company',
  routes,
});
