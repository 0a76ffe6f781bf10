export const title = 'Imports';
