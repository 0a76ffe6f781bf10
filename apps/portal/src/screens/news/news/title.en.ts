export const title = 'News';
