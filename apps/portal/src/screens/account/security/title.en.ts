export const title = 'Account security';
