import { defineArea } from '../area.ts';
import { filePage } from './document/filePage.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

/** Quotations that members send to their customers. */
export const quote = defineArea({
  name: 'quote',
  routes,
  migrations,
  atWork: (server) => ({ pages: [filePage(server)] }),
});
