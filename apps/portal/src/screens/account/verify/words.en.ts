export const title = 'Company verification';
