export const title = 'Search news';
