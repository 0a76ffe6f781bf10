export const title = 'Bank transfers';
