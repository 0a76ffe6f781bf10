export const title = 'Order';
