export const title = 'Insurance intentions';
