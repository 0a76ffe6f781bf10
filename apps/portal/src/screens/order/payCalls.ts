import { createUpload } from '@fairway/gateway';
import { aliPay, order, wxPay } from '@fairway/gateway/contract/order';
import { upload } from '@fairway/gateway/contract/upload';
import type { PayAnswer, PaymentCalls, UploadProps } from '@fairway/ui';
import { messageOf } from '../../failures/messageOf.ts';
import { told } from '../../failures/told.ts';
import { gateway } from '../../gateway.ts';
import { codeOf, standingOf } from './standing.ts';

const getCode = { alipay: aliPay.getAliPayQrCode, wechat: wxPay.getWxPayQrCode };

/** The server's clock, ms since the epoch. */
export const serverTime = () => gateway.now().getTime();

/** The calls of one order's payment. They are the payment's own and no loader's: it asks again and again by itself. */
export function payCalls(orderNo: string): PaymentCalls {
  return {
    now: serverTime,
    say: messageOf,
    poll: (signal) =>
      told(async () =>
        standingOf(await gateway.send(order.queryByOrderNo, { query: { orderNo } }, { signal })),
      ),
    getCode: (method, signal) =>
      told(async () =>
        codeOf(await gateway.send(getCode[method], { body: { orderNo } }, { signal }), method),
      ),
  };
}

/** Cancels an order; resolves to how it then stands. */
export function cancelOrder(orderNo: string): Promise<PayAnswer> {
  return told(async () => standingOf(await gateway.send(order.cancel, { body: { orderNo } })));
}

/** Hands in the proof of a transfer; resolves to how the order then stands. */
export function submitTransfer(orderNo: string, voucherIds: readonly string[]): Promise<PayAnswer> {
  const body = { orderNo, voucherIds: [...voucherIds] };
  return told(async () => standingOf(await gateway.send(order.offLinePay, { body })));
}

const send = createUpload(gateway);

/** Sends one picture of a proof. */
export const sendVoucher: UploadProps['send'] = (file, options) =>
  told(() => send(upload.upload, file, { purpose: 'transferVoucher', ...options }));
