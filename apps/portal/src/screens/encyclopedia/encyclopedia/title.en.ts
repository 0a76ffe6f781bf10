export const title = 'Encyclopedia';
