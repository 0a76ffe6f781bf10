export const title = 'Article';
