export const title = 'Statistics';
