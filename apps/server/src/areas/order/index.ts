import { defineArea } from '../area.ts';
import { orderFinder } from './list/finder.ts';
import { routes } from './routes.ts';
import { orderSettings } from './settings.ts';

export { cancelByBuyer, cancelByTime } from './cancel.ts';
export { priceOf } from './checkout/price.ts';
export { complete } from './complete.ts';
export { type Looking, shownOrder } from './list/orderAnswer.ts';
export { ordersDue, ordersPage } from './list/page.ts';
export { refundReason, reviewDays } from './rules.ts';
export { orderSettings } from './settings.ts';
export {
  latestPayment,
  lockOrder,
  type OrderKey,
  type OrderRow,
  ownOrder,
  type PaymentRow,
  setInvoiceStatus,
} from './store.ts';
export { confirmTransfer, rejectTransfer } from './transfer.ts';

export const order = defineArea({
  name: 'order',
  routes,
  finders: [orderFinder],
  settings: orderSettings,
});
