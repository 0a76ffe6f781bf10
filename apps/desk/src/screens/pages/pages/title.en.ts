export const title = 'Pages';
