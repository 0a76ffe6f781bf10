export const title = '500';
