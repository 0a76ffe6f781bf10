import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const freight = defineArea({
  name: 'freight',
  routes,
});
