export const title = 'Company structure';
