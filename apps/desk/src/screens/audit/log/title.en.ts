export const title = 'Log';
