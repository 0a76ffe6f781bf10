import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const subscribe = defineArea({
  name: 'subscribe',
  routes,
});
