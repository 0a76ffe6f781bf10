import { aliPay, wxPay } from '@fairway/gateway/contract/order';
import { payWay } from '@fairway/trade';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import type { WalletWay } from '../../services/payments/provider.ts';
import { ownOrder } from '../order/store.ts';
import { goodQr, openQr } from './openQr.ts';

/** New codes for one order while it waits: enough for every way and several expiries. */
const codesOfOrder = [{ count: 30, seconds: 3600 }];
const subjects = { zh: '航道 航线订阅', en: 'Fairway route subscription' };

export const routes: readonly Route[] = [
  answer(aliPay.getAliPayQrCode, (handling) => qrOf(handling, payWay.alipay)),
  answer(wxPay.getWxPayQrCode, (handling) => qrOf(handling, payWay.wechatPay)),
];

async function qrOf(
  { body, caller, refuse, db, config, services, now, language }: Handling<typeof aliPay.getAliPayQrCode>,
  way: WalletWay,
) {
  const order = await ownOrder(db, caller.tenantId, body.orderNo);
  if (!order) return refuse('orderNotFound');
  const good = await goodQr(db, order, way, now);
  if (good) return good;
  const taken = await services.limits.take(`payment codes ${order.id}`, codesOfOrder, now);
  if (!taken.ok) return refuse('tooManyRequests', { retryAt: taken.retryAt });
  const parts = { db, config, wallets: services.wallets };
  const opened = await openQr(parts, order, way, subjects[language], now);
  return 'qr' in opened ? opened.qr : refuse(opened.refused);
}
