export const title = 'Carrier';
