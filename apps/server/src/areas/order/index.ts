import { defineArea } from '../area.ts';
import { routes } from './routes.ts';
import { orderSettings } from './settings.ts';
import { transferPages } from './transferPages.ts';

export const order = defineArea({
  name: 'order',
  routes,
  settings: orderSettings,
  atWork: ({ db, config, clock }) => ({
    pages: config.mode === 'sandbox' ? [transferPages({ db, config, clock })] : [],
  }),
});
