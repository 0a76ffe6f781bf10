import { defineArea } from '../area.ts';
import { routes } from './routes.ts';
import { orderSettings } from './settings.ts';

export const order = defineArea({
  name: 'order',
  routes,
  settings: orderSettings,
});
