import { ButtonLink, type PaymentCalls, QrPay, type QrPayProps, useMessages, usePayment } from '@fairway/ui';

const words = {
  zh: { alipay: '支付宝', wechat: '微信支付', order: '查看订单' },
  en: { alipay: 'Alipay', wechat: 'WeChat Pay', order: 'View order' },
};

export interface QrPaymentProps {
  /** Number, amount in minor units, payee, and when the order cancels itself. */
  order: QrPayProps['order'];
  /**
   * `poll` reads the order, `getCode` requests a code, `say` returns the sentence for a failure, `now` is the server's
   * clock.
   */
  calls: PaymentCalls;
  /** The page of the order, for after the payment. */
  orderHref: string;
}

/** Pays an order by Alipay or WeChat Pay: the code, its renewal, and the result. */
export function QrPayment({ order, calls, orderHref }: QrPaymentProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const payment = usePayment({ orderNo: order.orderNo, method: 'alipay', ...calls });
  return (
    <QrPay
      payment={payment}
      now={calls.now}
      order={order}
      wallets={[
        { key: 'alipay', name: t.alipay, scheme: 'alipays:' },
        { key: 'wechat', name: t.wechat, scheme: 'weixin:' },
      ]}
      methods={['alipay', 'wechat']}
      actions={<ButtonLink href={orderHref}>{t.order}</ButtonLink>}
    />
  );
}
