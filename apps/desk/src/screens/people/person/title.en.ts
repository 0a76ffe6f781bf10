export const title = 'Account';
