import { defineArea } from '../area.ts';
import { deskRoutes } from './desk/deskRoutes.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { invoiceQueue } from './desk/queue.ts';

/** Invoices of paid orders: requested by buyers, issued by finance. */
export const invoice = defineArea({ name: 'invoice', routes: [...routes, ...deskRoutes], migrations });
