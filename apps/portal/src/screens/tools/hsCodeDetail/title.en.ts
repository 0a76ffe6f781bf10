export const title = 'HS code';
