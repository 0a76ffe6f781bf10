export const title = '订单支付';
