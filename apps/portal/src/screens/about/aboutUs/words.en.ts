export const title = 'About us';
