export const title = '我的订单';
