export const title = '订单详情';
