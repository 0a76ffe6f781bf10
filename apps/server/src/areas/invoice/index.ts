import { defineArea } from '../area.ts';
import { deskRoutes } from './deskRoutes.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { countInvoices } from './queue.ts';

/** Invoices of paid orders: asked for by buyers, issued by finance. */
export const invoice = defineArea({ name: 'invoice', routes: [...routes, ...deskRoutes], migrations });
