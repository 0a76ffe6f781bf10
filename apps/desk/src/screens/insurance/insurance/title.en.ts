export const title = 'Insurance';
