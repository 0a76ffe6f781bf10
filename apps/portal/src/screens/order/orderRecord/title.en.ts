export const title = 'Orders';
