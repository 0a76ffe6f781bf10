import { walletSettings } from '../../services/payments/wallets.ts';
import { defineArea } from '../area.ts';
import { orderFinder } from './list/finder.ts';
import { migrations } from './migrations.ts';
import { paymentsAtWork } from './payments/atWork.ts';
import { routes } from './routes.ts';
import { orderSettings } from './settings.ts';

export { priceOf } from './checkout/price.ts';
export { routesOfOrders } from './list/orderAnswer.ts';
export { reviewDays } from './rules.ts';
export { orderSettings } from './settings.ts';
export {
  claimNumber,
  lockOrder,
  type OrderKey,
  type OrderRow,
  ownOrder,
  setInvoiceStatus,
} from './store.ts';
export { confirmTransfer, rejectTransfer } from './transfer.ts';

export const order = defineArea({
  name: 'order',
  routes,
  finders: [orderFinder],
  settings: [orderSettings, ...walletSettings],
  migrations,
  atWork: paymentsAtWork,
});
