export const title = '404';
