export const title = 'Terms';
