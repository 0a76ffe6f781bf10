import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const hsCode = defineArea({
  name: 'hsCode',
  routes,
});
