export const title = 'Tools';
