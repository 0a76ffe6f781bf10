export const title = 'Sailing';
