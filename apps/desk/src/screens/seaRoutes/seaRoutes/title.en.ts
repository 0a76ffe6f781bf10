export const title = 'Routes on sale';
