import { defineArea } from '../area.ts';
import { orderFinder } from './finder.ts';
import { routes } from './routes.ts';
import { orderSettings } from './settings.ts';

export { cancelByBuyer, cancelByTime } from './cancel.ts';
export { complete } from './complete.ts';
export { ordersDue, ordersPage } from './page.ts';
export { priceOf } from './price.ts';
export { refundReason, reviewDays } from './rules.ts';
export { orderSettings } from './settings.ts';
export { type Looking, shownOrder } from './shown.ts';
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
